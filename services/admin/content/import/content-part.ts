import type { Kysely } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import type { EntryKind } from '../../../../contract/office/content-parts.ts'
import type { AdminTables } from '../../schema.ts'
import type { Facts, TextFields } from '../entries/fields.ts'
import type { RawSource, Source } from './source.ts'

/** A folder or file of content, which is skipped while its bytes are unchanged. */
export interface ContentPart {
  readonly path: string
  readonly sources: readonly Source[]
  /** That of the sources, where it was worked out when they were read. */
  readonly hash?: string
}

/** Content without revisions: prices, vocabularies and versions, which are decided row by row. */
export interface SharedFile extends ContentPart {
  /** What of `contract/content-keys.ts` it changes. */
  readonly key: string
  readonly write: (db: Kysely<AdminTables>) => Promise<void>
}

/** A text of an entry, with its file. */
export interface SourceText {
  readonly source: RawSource
  readonly locale: Locale
  readonly text: TextFields
}

/** The files of an entry. */
export interface EntryFiles extends ContentPart {
  readonly kind: EntryKind
  readonly facts: Facts
  readonly factsSource: RawSource
  readonly texts: readonly SourceText[]
}

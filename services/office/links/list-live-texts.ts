import type { Kysely } from 'kysely'
import { everyLocale } from '../../../contract/locale.ts'
import { type EntryKind, entryKinds, type Part } from '../../../contract/office/content-parts.ts'
import type { OfficeTables } from '../schema.ts'

/** A published text with the facts beside it. */
export interface LiveText {
  readonly entry_id: string
  readonly kind: EntryKind
  readonly path: string
  readonly part: Part
  readonly fields: string
  /** As canonical JSON; null: none are live. */
  readonly facts: string | null
}

/** The languages of an entry are in one slice. */
const entriesAtOnce = 60

/** Every published text, in slices of entries by path. */
export async function* listLiveTexts(db: Kysely<OfficeTables>): AsyncGenerator<readonly LiveText[]> {
  for (let cursor = ''; ; ) {
    const entries = await db
      .selectFrom('entries')
      .select(['id', 'path'])
      .where('archived_at', 'is', null)
      .where('path', '>', cursor)
      .orderBy('path')
      .limit(entriesAtOnce)
      .execute()
    const last = entries.at(-1)
    if (!last) return
    const slice = await db
      .selectFrom('heads as h')
      .innerJoin('entries as e', 'e.id', 'h.entry_id')
      .innerJoin('revisions as r', 'r.id', 'h.live_id')
      .leftJoin('heads as f', join => join.onRef('f.entry_id', '=', 'h.entry_id').on('f.part', '=', 'facts'))
      .leftJoin('revisions as facts', 'facts.id', 'f.live_id')
      .select(['e.id as entry_id', 'e.kind', 'e.path', 'h.part', 'r.fields', 'facts.fields as facts'])
      .where(
        'h.entry_id',
        'in',
        entries.map(({ id }) => id),
      )
      .where('h.part', 'in', everyLocale)
      .where('e.kind', 'in', entryKinds)
      .execute()
    if (slice.length > 0) yield slice
    cursor = last.path
  }
}

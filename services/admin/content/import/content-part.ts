import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import type { Source } from './source.ts'

/** A unit of content: its source files, and how its rows are written. */
export interface ContentPart {
  readonly path: string
  readonly sources: readonly Source[]
  readonly write: (db: Kysely<AdminTables>) => Promise<void>
}

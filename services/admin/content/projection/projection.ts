import type { Kysely } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import type { Facts, TextFields } from '../entries/fields.ts'

/**
 * What of an entry is on the site: the rows that public queries read. Each part writes its own; a text needs the facts to
 * be there, and leaves with them.
 */
export interface Projection<F = Facts> {
  readonly putFacts: (db: Kysely<AdminTables>, path: string, facts: F, now: Date) => Promise<void>
  /** Gives the rows the address of another path, which has none; what readers have said of a page goes with it. */
  readonly move: (db: Kysely<AdminTables>, from: string, to: string) => Promise<void>
  /** With the texts. */
  readonly removeFacts: (db: Kysely<AdminTables>, path: string) => Promise<void>
  readonly putText: (
    db: Kysely<AdminTables>,
    path: string,
    locale: Locale,
    text: TextFields,
    facts: F,
    now: Date,
  ) => Promise<void>
  readonly removeText: (db: Kysely<AdminTables>, path: string, locale: Locale) => Promise<void>
}

import type { Kysely } from 'kysely'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { slugOf } from '../../../admin/content/import/source.ts'
import { findVersions } from '../../../admin/content/legal/find-versions.ts'
import { hobartDay } from '../../../admin/content/legal/hobart-day.ts'
import type { AdminTables } from '../../../admin/schema.ts'

/** The versions of a legal text as of now; null for other kinds, and where nothing is published. */
export const versionsOf = async (db: Kysely<AdminTables>, { kind, path }: EntryRow, now: Date) =>
  kind === 'legal' ? findVersions(db, slugOf(path), hobartDay(now)) : null

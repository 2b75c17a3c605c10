import type { Kysely } from 'kysely'
import { maxRedirects } from '../../../contract/redirects.ts'
import type { AdminTables } from '../schema.ts'

/** Every redirect. */
export const getRedirects = (db: Kysely<AdminTables>): Promise<{ from: string; to: string }[]> =>
  db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .orderBy('from_path')
    .limit(maxRedirects)
    .execute()

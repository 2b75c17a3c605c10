import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import type { SiteNameKind } from './schema.ts'

export type SiteNames = Readonly<Record<SiteNameKind, Iterable<string>>>

const rowsAtOnce = 300

/** Writes what the site has beside the database, so that links and pictures of texts can be looked up in every process. */
export async function seedSiteNames(db: Kysely<AdminTables>, names: SiteNames): Promise<void> {
  const rows = Object.entries(names).flatMap(([kind, of]) =>
    [...new Set(of)].map(name => ({ kind: kind as SiteNameKind, name })),
  )
  const known = await db.selectFrom('site_names').selectAll().execute()
  const keys = new Set(known.map(({ kind, name }) => `${kind} ${name}`))
  if (known.length === rows.length && rows.every(({ kind, name }) => keys.has(`${kind} ${name}`))) return
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('site_names').execute()
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await trx
        .insertInto('site_names')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute()
    await trx.deleteFrom('text_checks').execute()
  })
}

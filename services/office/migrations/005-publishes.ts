import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OfficeTables } from '../schema.ts'

/** When which part was published, also before now, as far as the audit log names a part. */
export const publishes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('publishes')
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('entry_id', 'text', column => column.notNull())
      .addColumn('part', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('publishes_by_time').on('publishes').column('at').execute()
    await fill(db as Kysely<OfficeTables>)
  },
}

async function fill(db: Kysely<OfficeTables>) {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'act', 'subject', 'detail'])
    .where('act', 'in', ['publish', 'runSchedule'])
    .where('outcome', '=', 'done')
    .orderBy('number')
    .execute()
  for (const { at, act, subject: entry_id, detail } of rows) {
    const said = JSON.parse(detail) as Partial<Pick<OfficeTables['publishes'], 'part'>> & { act?: string }
    if (said.part === undefined || (act === 'runSchedule' && said.act !== 'publish')) continue
    await db.insertInto('publishes').values({ at, entry_id, part: said.part }).execute()
  }
}

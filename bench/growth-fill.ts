import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { createLog } from '../platform/log.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import type { Measure } from './growth-results.ts'
import type { Scale } from './growth-scale.ts'
import { fillInbox } from './inbox-data.ts'
import { addMember } from './staff-session.ts'

/** Fills an empty database: the content by its import, requests and readers by statements. */
export async function fill(setting: DatabaseSetting, content: string, scale: Scale): Promise<Measure[]> {
  const database =
    setting.kind === 'postgres'
      ? await openPostgres<Tables>(setting.url, { statementMs: 0, lockMs: 0, silenceMs: 0, pool: 2 })
      : await openDatabase<Tables>(setting)
  const { db } = database
  const measures: Measure[] = []
  const measure = async (what: string, run: () => Promise<unknown>) => {
    const began = performance.now()
    await run()
    const ms = performance.now() - began
    measures.push({ what, ms, mb: process.memoryUsage.rss() / 2 ** 20, isWhole: true })
    console.log(`growth: ${what}: ${(ms / 1000).toFixed(1)} s`)
  }
  await measure('content loaded, all of it new', () =>
    prepareDatabase(database, content, createLog('silent')),
  )
  const staffId = await addMember(db, 'Ada Moss', 'administrator')
  await addMember(db, 'Ben Fern', 'editor')
  await db.connection().execute(one => fillInbox(one as never, scale.requests, staffId))
  await addReaders(database.db as never, scale.readers)
  if (database.dialect === 'postgres') await sql`vacuum analyze`.execute(db)
  else await sql`analyze`.execute(db)
  await database.close()
  return measures
}

/** Confirmed readers in three languages. */
async function addReaders(db: OfficeDb, count: number): Promise<void> {
  const isPostgres = dialectOf(db) === 'postgres'
  const numbers = isPostgres
    ? sql`select i from generate_series(1, ${sql.lit(count)}) as n(i)`
    : sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)}) select i from n`
  const id = isPostgres
    ? sql`'01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0')`
    : sql`printf('01900000-0000-7000-8000-%012x', i)`
  await sql`insert into subscribers (id, email, email_key, locale, tags, created_at, confirmed_at)
    select ${id}, 'reader-' || i || '@example.com', 'reader-' || i || '@example.com',
      case i % 3 when 0 then 'en' when 1 then 'cn' else 'jp' end, '[]',
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from (${numbers}) as numbers`.execute(db)
}

type OfficeDb = Kysely<OfficeTables>

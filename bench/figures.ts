// Benchmark of the office's figures over 24 months, at the service: each period and the response times, on the embedded
// database and, where it is installed, on PostgreSQL; `--embedded`, `--postgres`: on one alone. The sums are compared with the
// raw counts first.
import { join } from 'node:path'
import { everyFigurePeriod } from '../contract/office/figure-periods.ts'
import { createOfficeClient, officeApi } from '../contract/office/office.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { foldersOf } from '../server/folders.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import { hobartDay } from '../services/admin/content/legal/hobart-day.ts'
import { startPostgres } from '../test/postgres.ts'
import { projectRoot } from '../test/test-server.ts'
import { type FigureScale, fillFigures } from './figures-data.ts'
import { openOfficeService } from './office-service.ts'
import { openFolder } from './production.ts'
import { addMember, logIn } from './staff-session.ts'
import { atMost, median, printTable, thousands } from './table.ts'

const scale: FigureScale = { days: 730, pages: 100, requests: 100_000, measured: 500, publishes: 600 }
const times = 20
const origin = 'http://127.0.0.1'
const log = createLog('silent')

if (!process.argv.includes('--postgres')) {
  await run('node:sqlite', { kind: 'embedded', file: join(openFolder(), 'data', 'site.db') })
}
if (!process.argv.includes('--embedded')) {
  const postgres = await startPostgres()
  if (postgres) await run('PostgreSQL', { kind: 'postgres', url: postgres.url })
  await postgres?.stop()
}

async function run(name: string, setting: DatabaseSetting): Promise<void> {
  const database = await openDatabase<Tables>(setting)
  const { db } = database
  await prepareDatabase(database, foldersOf(projectRoot).content, log)
  await fillFigures(db as never, hobartDay(new Date()), scale)
  const { raw } = await db
    .selectFrom('counts')
    .select(({ fn }) => fn.countAll().as('raw'))
    .executeTakeFirstOrThrow()
  const service = await openOfficeService(db as never, { origin, serviceSecret: 'a secret between the two' })
  const token = await logIn(db, await addMember(db, 'Ada', 'administrator'))
  const headers = { Cookie: `office=${token}`, Origin: origin }
  const office = createOfficeClient({ baseUrl: origin + officeApi, fetch: service, headers })
  const rows: string[][] = [['', 'fastest', `middle of ${times}`, 'slowest', 'goal']]
  for (const period of everyFigurePeriod) {
    const { starts, series } = await office.getFigures({ query: { period } })
    await compare(starts[0] ?? '', sumOf(series.pages.now))
    rows.push([`figures, ${period}`, ...(await time(() => office.getFigures({ query: { period } })))])
  }
  for (const period of ['30d', '24m'] as const)
    rows.push([
      `response times, ${period}`,
      ...(await time(() => office.getResponseTimes({ query: { period } }))),
    ])
  await database.close()
  printTable(
    `Figures on ${name}: ${thousands(Number(raw))} raw counts, ${thousands(scale.requests)} requests`,
    rows,
  )

  async function compare(from: string, shown: number) {
    const { all } = await db
      .selectFrom('counts')
      .select(({ fn }) => fn.sum('times').as('all'))
      .where('kind', '=', 'page')
      .where('day', '>=', from)
      .executeTakeFirstOrThrow()
    if (Number(all) !== shown) throw new Error(`From ${from}: ${shown} pages in place of ${all}`)
  }
}

function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

async function time(call: () => Promise<unknown>): Promise<string[]> {
  for (let warm = 0; warm < 3; warm++) await call()
  const measured: number[] = []
  for (let count = 0; count < times; count++) {
    const began = performance.now()
    await call()
    measured.push(performance.now() - began)
  }
  const inMs = [Math.min(...measured), median(measured), Math.max(...measured)].map(
    ms => `${ms.toFixed(1)} ms`,
  )
  return [...inMs, atMost(Math.max(...measured), 100, 'ms')]
}

// Benchmark of the office's figures over 24 months: the calls of each period and the whole page, asked over HTTP of the production
// server, on the embedded database and, where it is installed, on PostgreSQL; `--embedded`, `--postgres`: on one alone. The sums
// are compared with the raw counts first.
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
import { waitUntilQuiet } from './child.ts'
import { type FigureScale, fillFigures } from './figures-data.ts'
import { openFolder, startProduction } from './production.ts'
import { addMember, logIn } from './staff-session.ts'
import { atMost, median, percentile, printTable, thousands } from './table.ts'

const scale: FigureScale = { days: 730, pages: 100, requests: 100_000, measured: 500, publishes: 600 }
const times = 40
const goalMs = 100
const log = createLog('silent')
const serviceSecret = 'known to the bench and the server'
process.env.SERVICE_SECRET = serviceSecret

if (!process.argv.includes('--postgres')) {
  const folder = openFolder()
  await run('node:sqlite', { kind: 'embedded', file: join(folder, 'data', 'site.db') }, folder)
}
if (!process.argv.includes('--embedded')) {
  const postgres = await startPostgres()
  if (postgres) {
    process.env.DATABASE_URL = postgres.url
    process.env.SECRET = 'a secret of the bench, which is long enough'
    await run('PostgreSQL', { kind: 'postgres', url: postgres.url }, openFolder())
  }
  await postgres?.stop()
}

async function run(name: string, setting: DatabaseSetting, folder: string): Promise<void> {
  const database = await openDatabase<Tables>(setting)
  const { db } = database
  await prepareDatabase(database, foldersOf(projectRoot).content, log)
  await fillFigures(db as never, hobartDay(new Date()), scale)
  const token = await logIn(db, await addMember(db, 'Ada', 'administrator'))
  const raw = await db
    .selectFrom('counts')
    .select(['day', ({ fn }) => fn.countAll().as('rows'), ({ fn }) => fn.sum('times').as('times')])
    .where('kind', '=', 'page')
    .groupBy('day')
    .execute()
  await database.close()
  const site = await startProduction(folder)
  await waitUntilQuiet(site)
  const cookie = { Cookie: `office=${token}` }
  const headers = { ...cookie, Authorization: `Service ${serviceSecret}` }
  const office = createOfficeClient({ baseUrl: site.origin + officeApi, fetch, headers })
  const rows: string[][] = [['', 'fastest', `median of ${times}`, '95%', 'slowest', 'goal']]
  for (const period of everyFigurePeriod) {
    const { starts, series } = await office.getFigures({ query: { period } })
    const counted = raw.filter(({ day }) => day >= (starts[0] ?? ''))
    const all = counted.reduce((sum, { times }) => sum + Number(times), 0)
    const shown = series.pages.now.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    if (shown !== all) throw new Error(`${period}: ${shown} pages in place of ${all}`)
    rows.push(
      [`figures, ${period}`, ...(await time(() => office.getFigures({ query: { period } })))],
      [`response times, ${period}`, ...(await time(() => office.getResponseTimes({ query: { period } })))],
      [
        `the page, ${period}`,
        ...(await time(() => getPage(`${site.origin}/office/figures?period=${period}`))),
      ],
    )
  }
  await site.stop()
  const pageRows = raw.reduce((sum, { rows }) => sum + Number(rows), 0)
  const counts = `${thousands(pageRows)} raw counts of pages, ${thousands(scale.requests)} requests`
  printTable(`Figures on ${name}: ${counts}`, rows)

  async function getPage(address: string) {
    const answer = await fetch(address, { headers: cookie, redirect: 'manual' })
    if (!(await answer.text()).includes('Web vitals')) throw new Error(`${address}: ${answer.status}`)
  }
}

async function time(call: () => Promise<unknown>): Promise<string[]> {
  for (let warm = 0; warm < 3; warm++) await call()
  const measured: number[] = []
  for (let count = 0; count < times; count++) {
    const began = performance.now()
    await call()
    measured.push(performance.now() - began)
  }
  const most = percentile(measured, 0.95)
  const inMs = [Math.min(...measured), median(measured), most, Math.max(...measured)].map(
    ms => `${ms.toFixed(1)} ms`,
  )
  return [...inMs, atMost(most, goalMs, 'ms')]
}

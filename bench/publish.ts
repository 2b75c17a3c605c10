// From the press to the page: staff publish a Chinese text 20 times, and it is looked for on /cn of two processes of one
// PostgreSQL, then of a site whose services are in another process (ADMIN_API_URL); then 20 scheduled ones, from their moment;
// five whose moment passes while no process runs, from the start; and five new versions of a handbook, each with all its
// pages, from the press that publishes them. It takes five minutes; each row is printed when it is there, and `node bench/publish.ts scheduled` measures the rows with that word alone. SQLITE=1: one process, with
// a SQLite database.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OfficeClient } from '../contract/office/office.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import type { Tables } from '../server/services/tables.ts'
import { addStaff } from '../services/office/staff/change-staff.ts'
import { startPostgres } from '../test/postgres.ts'
import { findFreePort } from '../test/test-server.ts'
import { logInAsStaff } from './office-staff.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, median } from './table.ts'

const rounds = 20
const goalMs = 2000
/** A text that is on no page by then is on none later. */
const lostMs = 30_000
const words = process.argv.slice(2)
const isAsked = (title: string) => words.every(word => title.includes(word))
const serviceSecret = 'known to the bench and the server'
process.env.SERVICE_SECRET = serviceSecret
process.env.SECRET = 'a secret that both processes of the bench share'

const isEmbedded = process.env.SQLITE === '1'
const postgres = isEmbedded ? null : await startPostgres()
if (!postgres && !isEmbedded) throw new Error('PostgreSQL is not installed here')
if (postgres) process.env.DATABASE_URL = postgres.url
const port = await findFreePort()
// Links of mails lead to the process that is asked.
process.env.ORIGIN = `http://127.0.0.1:${port}`
const folder = openFolder()
let one = await startProduction(folder, undefined, port)
const two = isEmbedded ? null : await startProduction(openFolder())
const database: DatabaseSetting = postgres
  ? { kind: 'postgres', url: postgres.url }
  : { kind: 'embedded', file: join(folder, 'data', 'site.db') }
const office = await enter(database, one.origin)

delete process.env.DATABASE_URL
process.env.ADMIN_API_URL = `${one.origin}/api/admin`
const apart = await startProduction(openFolder())
delete process.env.ADMIN_API_URL

const entry = await findArticle(office)
const params = { entry, part: 'cn' }
const shared = [one.origin, ...(two ? [two.origin] : [])]
const together = two ? 'two processes of one database' : 'one process with SQLite'
let marks = 0
let versions = 0
console.log(`\nPublishing: ms until a text is on /cn of every process, ${rounds} times`)
for (const [title, origins] of [
  [`pressed, ${together}`, shared],
  ['pressed, a site with ADMIN_API_URL', [apart.origin]],
] as const)
  if (isAsked(title)) printRow(title, await inTurns(() => publishNow(origins)))
for (const [title, origins] of [
  [`scheduled, ${together}`, shared],
  ['scheduled, a site with ADMIN_API_URL', [apart.origin]],
] as const)
  if (isAsked(title)) printRow(title, await inTurns(() => publishLater(origins)))
for (const [title, origins] of [
  [`a handbook’s version, ${together}`, shared],
  ['a handbook’s version, with ADMIN_API_URL', [apart.origin]],
] as const)
  if (isAsked(title)) printRow(title, await inTurns(() => publishVersion(origins), 5))
await apart.stop()
await two?.stop()
const missed = 'due while no process ran'
if (isAsked(missed)) printRow(missed, await inTurns(publishAfterStart, 5))
await one.stop()
await postgres?.stop()

async function inTurns(measure: () => Promise<number>, most = rounds): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < most; round++) {
    times.push(await measure())
    // The polls of the processes are met at another phase each time.
    await sleep(Math.random() * 1000)
  }
  return times
}

function printRow(title: string, times: readonly number[]) {
  const most = Math.max(...times)
  const shown = `median ${Math.round(median(times))}, most ${Math.round(most)}`
  console.log(`  ${title.padEnd(44)} ${shown.padEnd(24)} ${atMost(most, goalMs, 'ms')}`)
  if (most > goalMs) process.exitCode = 1
}

/** Publishes a new text; the time from the call to the last of the pages, in ms. */
async function publishNow(origins: readonly string[]): Promise<number> {
  const { mark, version } = await write()
  const began = Date.now()
  await office.publish({ params, body: { version } })
  return (await seenAt(origins, mark)) - began
}

/** Schedules a new text; the time from its moment to the last of the pages, in ms. */
async function publishLater(origins: readonly string[]): Promise<number> {
  const { mark, revision } = await write()
  const at = new Date(Date.now() + 1500 + Math.random() * 1000)
  await office.schedule({ params, body: { act: 'publish', at: at.toISOString(), revision } })
  await sleep(at.getTime() - Date.now())
  return (await seenAt(origins, mark)) - at.getTime()
}

/** Schedules a new text whose moment passes while no process runs; the time from the start to its page, in ms. */
async function publishAfterStart(): Promise<number> {
  const { mark, revision } = await write()
  const at = new Date(Date.now() + 1000)
  await office.schedule({ params, body: { act: 'publish', at: at.toISOString(), revision } })
  await one.stop()
  await sleep(Math.max(0, at.getTime() - Date.now()) + 300)
  if (postgres) process.env.DATABASE_URL = postgres.url
  one = await startProduction(folder, undefined, port)
  const began = Date.now()
  return (await seenAt([one.origin], mark)) - began
}

/** Publishes a new version of a handbook with the pages of another; the time from the call to its page, in ms. */
async function publishVersion(origins: readonly string[]): Promise<number> {
  const product = { product: 'procreate' }
  const slug = `9.${++versions}`
  const { version, shown } = await office.getHandbookTree({ params: product, query: {} })
  const added = await office.addHandbookVersion({ params: product, body: { version, slug, from: shown } })
  const began = Date.now()
  await office.publishHandbookTree({ params: product, body: { version: added.version } })
  const at = `/cn/handbook/procreate/${slug}/welcome`
  return (await seenAt(origins, `${slug}/gallery`, at)) - began
}

async function write() {
  const { version, draft, text } = await office.getEntry({ params: { entry }, query: { part: 'cn' } })
  const { title = '', description = '' } = text ?? {}
  const mark = `第${++marks}次。`
  const saved = await office.saveText({
    params,
    body: { version, based_on: draft?.id ?? null, text: { title, description, markdown: mark } },
  })
  return { mark, version: saved.version, revision: saved.revision ?? '' }
}

/** When the last of the processes answers a page with the mark. */
async function seenAt(origins: readonly string[], mark: string, at = `/cn/${entry}`): Promise<number> {
  const times = await Promise.all(
    origins.map(async origin => {
      const deadline = Date.now() + lostMs
      while (Date.now() < deadline) {
        const answer = await fetch(origin + at)
        if ((await answer.text()).includes(mark) && answer.ok) return Date.now()
        await sleep(20)
      }
      throw new Error(`${mark} is not on ${origin}${at}`)
    }),
  )
  return Math.max(...times)
}

async function findArticle(client: OfficeClient): Promise<string> {
  const { entries } = await client.listEntries({ query: { kind: 'article', state: 'live', language: 'cn' } })
  const [first] = entries
  if (!first) throw new Error('There is no article in Chinese')
  return first.path
}

async function enter(setting: DatabaseSetting, origin: string): Promise<OfficeClient> {
  const database = await openDatabase<Tables>(setting)
  const staff = { db: database.db, origin, clock: systemClock }
  const link = await addStaff(staff, {
    email: 'ada@example.com',
    name: 'Ada Moss',
    roles: ['editor'],
    languages: [],
  })
  await database.close()
  return logInAsStaff(origin, serviceSecret, link)
}

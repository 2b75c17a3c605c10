// Benchmark of the office's export: 100,000 requests as CSV from the production server, while visitors open a cached page.
import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { officeApi } from '../contract/office/office.ts'
import { isoAfter } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { newId } from '../platform/identity.ts'
import { createLog } from '../platform/log.ts'
import { foldersOf } from '../server/folders.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import { openSession } from '../services/office/sessions.ts'
import { projectRoot } from '../test/test-server.ts'
import { waitUntilQuiet } from './child.ts'
import { fillRequests } from './plain-requests.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable } from './table.ts'

const requests = Number(process.env.EXPORT_REQUESTS ?? 100_000)
const page = '/who-we-are'
/** The time between two visits, in ms. */
const everyMs = 10

const folder = openFolder()
const file = join(folder, 'data', 'site.db')
const database = await openDatabase<Tables>({ kind: 'embedded', file })
await prepareDatabase(database, foldersOf(projectRoot).content, createLog('silent'))
fillRequests(file, requests)
const token = await openElevatedSession()
await database.close()
const site = await startProduction(folder)
await waitUntilQuiet(site)

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
for (let visits = 0; visits < 200; visits++) await visit()
const alone = await visitWhile(() => sleep(5000))
const began = performance.now()
let bytes = 0
const during = await visitWhile(async () => {
  bytes = await download()
})
const seconds = (performance.now() - began) / 1000
await site.stop()
const mb = during.peak / 1024 ** 2
const inMs = (ms: number) => `${ms.toFixed(1)} ms`
printTable(`Export of ${requests} requests`, [
  ['', '', 'goal'],
  ['export', `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB`, atMost(seconds, 15, 's')],
  [`${page} p99, alone`, inMs(alone.p99), ''],
  [`${page} p99, meanwhile`, inMs(during.p99), atMost(during.p99, 10, 'ms')],
  [`${page} slowest, meanwhile`, inMs(during.slowest), ''],
  ['memory at most', `${mb.toFixed(0)} MB`, atMost(mb, 300, 'MB')],
])

/** Downloads the export in a process of its own, which takes no time from the visits; resolves to its length. */
async function download(): Promise<number> {
  const script = `
    const answer = await fetch(process.argv[1], { headers: { Cookie: process.argv[2] } })
    if (answer.status !== 200) throw new Error('The export answered ' + answer.status)
    let bytes = 0
    for await (const piece of answer.body) bytes += piece.length
    console.log(bytes)`
  const address = `${site.origin}${officeApi}/files/export.csv`
  const args = ['--input-type=module', '--eval', script, address, `office=${token}`]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return Number(stdout)
}

async function openElevatedSession(): Promise<string> {
  const { db } = database
  const staffId = newId()
  const now = new Date()
  const email = 'ada@example.com'
  await db
    .insertInto('staff')
    .values({
      ...{ id: staffId, name: 'Ada', email, email_key: email, password_hash: '', time_zone: 'UTC' },
      created_at: now.toISOString(),
    })
    .execute()
  await db.insertInto('staff_roles').values({ staff_id: staffId, role: 'administrator' }).execute()
  const session = { id: newId(), staffId, device: '', isPartial: false }
  const opened = await db.transaction().execute(trx => openSession(trx as never, session, now))
  await db
    .updateTable('staff_sessions')
    .set({ elevated_until: isoAfter(now, 600_000) })
    .execute()
  return opened
}

/** The duration of a visit, in ms. */
function visit(): Promise<number> {
  const asked = performance.now()
  return new Promise((resolve, reject) => {
    get(`${site.origin}${page}`, { agent, headers: { 'Accept-Encoding': 'br' } }, response => {
      response.resume()
      response.once('end', () => resolve(performance.now() - asked))
    }).once('error', reject)
  })
}

/** Visits the page until something else is done. */
async function visitWhile(run: () => Promise<unknown>) {
  const times: Promise<number>[] = []
  let peak = 0
  let isDone = false
  const done = run().finally(() => {
    isDone = true
  })
  for (let visits = 0; !isDone; visits++) {
    times.push(visit())
    if (visits % 40 === 0) peak = Math.max(peak, site.memory())
    await sleep(everyMs)
  }
  await done
  const sorted = (await Promise.all(times)).toSorted((a, b) => a - b)
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, slowest: sorted.at(-1) ?? 0, peak }
}

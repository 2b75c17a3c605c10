// Benchmark of the office's inbox with 100,000 requests and 250,000 events in three languages: its calls at the service,
// and over HTTP at the production server, on the embedded database and, where it is installed, on PostgreSQL with two
// servers that take turns; `--embedded`, `--postgres`: on one alone. INBOX_FOLDER keeps the databases for the next time;
// `--fill` only fills them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { boxes } from '../contract/office/inbox.ts'
import { createOfficeClient, type OfficeClient, officeApi } from '../contract/office/office.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { newId } from '../platform/identity.ts'
import { createLog } from '../platform/log.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { hashOf, newToken } from '../platform/tokens.ts'
import { foldersOf } from '../server/folders.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import { startPostgres } from '../test/postgres.ts'
import { projectRoot } from '../test/test-server.ts'
import { waitUntilQuiet } from './child.ts'
import { visitorOf } from './form-sender.ts'
import { fillInbox } from './inbox-data.ts'
import { openOfficeService } from './office-service.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, median, printTable } from './table.ts'

const count = Number(process.env.INBOX_REQUESTS ?? 100_000)
const keptFolder = process.env.INBOX_FOLDER
const times = 60
const pages = 200
const origin = 'http://127.0.0.1'
const serviceSecret = 'a secret between the two'
process.env.SERVICE_SECRET = serviceSecret
const log = createLog('silent')
const searches = [
  '图层更新',
  '画布',
  'レイヤー',
  'ブラシ',
  'brush layers',
  'procreate',
  'reader-4711@example.com',
  '色',
]

// Its own folders are private, and PostgreSQL runs as another user.
if (keptFolder) mkdirSync(keptFolder, { recursive: true })
if (!process.argv.includes('--postgres')) {
  const folder = keptFolder ? join(keptFolder, 'embedded') : openFolder()
  const setting = { kind: 'embedded', file: join(folder, 'data', 'site.db') } as const
  await run('node:sqlite', setting, [folder])
}
if (!process.argv.includes('--embedded')) {
  const postgres = await startPostgres(keptFolder ? { folder: join(keptFolder, 'postgres') } : {})
  if (postgres) {
    process.env.DATABASE_URL = postgres.url
    process.env.SECRET = 'a secret that both of the servers know'
    await run('PostgreSQL', { kind: 'postgres', url: postgres.url }, [openFolder(), openFolder()])
  }
  await postgres?.stop()
}

/** `folders`: one for each server. */
async function run(name: string, setting: DatabaseSetting, folders: readonly string[]): Promise<void> {
  const database = await openDatabase<Tables>(setting)
  await prepareDatabase(database, foldersOf(projectRoot).content, log)
  const office = database as unknown as Database<OfficeTables>
  const { db } = office
  const counted = db.selectFrom('requests').select(({ fn }) => fn.countAll<number>().as('requests'))
  const { requests } = await counted.executeTakeFirstOrThrow()
  const isFilled = requests === count && (await db.selectFrom('staff').select('id').executeTakeFirst())
  if (!isFilled && requests > 0) throw new Error('The folder holds another inbox, or half of one: remove it')
  if (!isFilled) await fill(name, setting)
  if (!process.argv.includes('--fill')) await measure(name, office, folders)
  await database.close()
}

async function fill(name: string, setting: DatabaseSetting): Promise<void> {
  const began = performance.now()
  const unlimited = { statementMs: 0, silenceMs: 0 }
  const { db, close } =
    setting.kind === 'postgres'
      ? await openPostgres<OfficeTables>(setting.url, unlimited)
      : await openDatabase<OfficeTables>(setting)
  const staffId = newId()
  await db.connection().execute(one => fillInbox(one, count, staffId))
  await addStaff(db, staffId)
  await close()
  console.log(`inbox: ${name} is filled, in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

async function measure(name: string, database: Database<OfficeTables>, folders: readonly string[]) {
  const token = await openSession(database)
  const headers = { Cookie: `office=${token}`, Origin: origin }
  const rows: string[][] = [['', 'service p50', 'p95', 'HTTP p50', 'p95', 'goal at the service', 'over HTTP']]
  const service = await openOfficeService(database.db, { origin, serviceSecret })
  const direct = createOfficeClient({ baseUrl: origin + officeApi, fetch: service, headers })
  const calls = await listCalls(direct)
  const inside: number[][] = []
  for (const [, run] of calls) inside.push(await time(() => run(direct)))

  const servers = []
  for (const folder of folders) servers.push(await startProduction(folder))
  for (const server of servers) await waitUntilQuiet(server)
  const clients = servers.map(server => clientAt(server.origin, token))
  let turn = 0
  for (const [at, [what, run]] of calls.entries()) {
    const [within = [], outside] = [
      inside[at],
      await time(() => run(clients[turn++ % clients.length] as OfficeClient)),
    ]
    rows.push([
      ...[what, inMs(median(within)), inMs(p95(within)), inMs(median(outside)), inMs(p95(outside))],
      ...[atMost(p95(within), 20, 'ms'), atMost(p95(outside), 50, 'ms')],
    ])
  }
  for (const server of servers) await server.stop()
  const where = `${name}, ${servers.length === 1 ? 'one server' : `${servers.length} servers`}`
  printTable(`Inbox on ${where}: ${count} requests, ${count * 2.5} events`, rows)
}

/** Each call comes from another address: limits of visitors have no part in this. */
function clientAt(at: string, token: string): OfficeClient {
  let calls = 0
  return createOfficeClient({
    baseUrl: at + officeApi,
    headers: { Cookie: `office=${token}`, Authorization: `Service ${serviceSecret}` },
    fetch: request => {
      request.headers.set('X-Visitor-Address', visitorOf(calls++))
      return fetch(request)
    },
  })
}

type Run = (client: OfficeClient) => Promise<unknown>

async function listCalls(client: OfficeClient): Promise<[string, Run][]> {
  const calls: [string, Run][] = []
  for (const box of boxes) {
    calls.push([box, each => each.listRequests({ query: { box } })])
    const cursor = await findCursor(client, box)
    if (cursor) calls.push([`${box}, page ${pages}`, each => each.listRequests({ query: { box, cursor } })])
  }
  const filters = {
    'open, jp': { language: 'jp' },
    'open, legal': { team: 'legal' },
    tag: { tag: 'rare' },
  } as const
  for (const [what, query] of Object.entries(filters))
    calls.push([what, each => each.listRequests({ query })])
  calls.push(['open, a frequent tag', each => each.listRequests({ query: { tag: 'layers' } })])
  calls.push(['counts', each => each.countBoxes()])
  const { requests } = await client.listRequests({ query: { limit: 100 } })
  let next = 0
  calls.push([
    'thread',
    each => each.getRequest({ params: { reference: requests[next++ % requests.length]?.reference ?? '' } }),
  ])
  for (const q of searches) calls.push([q, each => each.listRequests({ query: { q } })])
  return calls
}

/** The cursor of the 200th page of a box that has so many. */
async function findCursor(client: OfficeClient, box: (typeof boxes)[number]): Promise<string | undefined> {
  let cursor: string | null | undefined
  for (let page = 1; page < pages && cursor !== null; page++)
    cursor = (await client.listRequests({ query: { box, ...(cursor && { cursor }) } })).next_cursor
  return cursor ?? undefined
}

async function time(run: () => Promise<unknown>): Promise<number[]> {
  for (let warm = 0; warm < 5; warm++) await run()
  const measured: number[] = []
  for (let each = 0; each < times; each++) {
    const began = performance.now()
    await run()
    measured.push(performance.now() - began)
  }
  return measured
}

function p95(measured: readonly number[]): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length * 0.95)] ?? 0
}

function inMs(ms: number): string {
  return `${ms.toFixed(1)} ms`
}

/** An administrator. They come last: a database without is not filled. */
async function addStaff(db: Database<OfficeTables>['db'], id: string): Promise<void> {
  const email = 'ada@example.com'
  const staff = { id, name: 'Ada', email, email_key: email, password_hash: 'x', time_zone: 'UTC' }
  await db
    .insertInto('staff')
    .values({ ...staff, created_at: new Date().toISOString() })
    .execute()
  await db.insertInto('staff_roles').values({ staff_id: id, role: 'administrator' }).execute()
}

/** A session of the administrator that does not end; resolves to its token. */
async function openSession({ db }: Database<OfficeTables>): Promise<string> {
  const token = newToken()
  const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('staff_sessions')
    .values({
      ...{ token_hash: hashOf(token), id: newId(), staff_id: id, created_at: new Date().toISOString() },
      ...{ last_seen_at: '2999', expires_at: '2999', elevated_until: null },
      ...{ device: '', partial: 0, pending_totp: null },
    })
    .execute()
  return token
}

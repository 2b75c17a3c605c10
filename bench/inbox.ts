// Benchmark of the office's inbox with 100,000 requests and 250,000 events in three languages: its calls at the service,
// and over HTTP, on the embedded database and, where it is installed, on PostgreSQL; `--postgres`: on that alone.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Fetch } from '../contract/client.ts'
import { boxes } from '../contract/office/inbox.ts'
import { createOfficeClient, type OfficeClient, officeApi } from '../contract/office/office.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { newId } from '../platform/identity.ts'
import { jobMigrations } from '../platform/jobs/tables.ts'
import { openLimits } from '../platform/limits/open-limits.ts'
import { createLog } from '../platform/log.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { openFolderStorage } from '../platform/storage/folder.ts'
import { hashOf, newToken } from '../platform/tokens.ts'
import { createExchange } from '../server/http/exchange.ts'
import { sendResponse, toRequest } from '../server/http/web-exchange.ts'
import { adminMigrations } from '../services/admin/migrations/migrations.ts'
import { createGalleryPeer } from '../services/http/peer.ts'
import { officeMigrations } from '../services/office/migrations/migrations.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import { createOfficeService } from '../services/office/service.ts'
import { startPostgres } from '../test/postgres.ts'
import { fillInbox } from './inbox-data.ts'
import { openFolder } from './production.ts'
import { atMost, median, printTable } from './table.ts'

const count = Number(process.env.INBOX_REQUESTS ?? 100_000)
const times = 60
const pages = 200
const origin = 'http://127.0.0.1'
const serviceSecret = 'a secret between the two'
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

const isOnlyPostgres = process.argv.includes('--postgres')

if (!isOnlyPostgres) await measure('node:sqlite', { kind: 'embedded', file: join(openFolder(), 'inbox.db') })
const postgres = await startPostgres()
if (postgres) await measure('PostgreSQL', { kind: 'postgres', url: postgres.url })
await postgres?.stop()

async function measure(name: string, setting: DatabaseSetting): Promise<void> {
  const database = await openDatabase<OfficeTables>(setting)
  for (const migrations of [jobMigrations, adminMigrations, officeMigrations])
    await migrate(database, migrations)
  const { staffId, token } = await addStaff(database)
  const began = performance.now()
  await fillInbox(database.db, count, staffId)
  const filled = ((performance.now() - began) / 1000).toFixed(0)
  const service = await openService(database)
  const server = createServer(async (request, response) => {
    const exchange = createExchange(request, response, () => '203.0.113.7')
    await sendResponse(exchange, await service(toRequest(exchange, origin, null)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const headers = { Cookie: `office=${token}`, Origin: origin }
  const { port } = server.address() as AddressInfo
  const direct = createOfficeClient({ baseUrl: origin + officeApi, fetch: service, headers })
  const overHttp = createOfficeClient({ baseUrl: `${origin}:${port}${officeApi}`, fetch, headers })
  const rows: string[][] = [['', 'service p50', 'p95', 'HTTP p50', 'p95', 'goal at the service', 'over HTTP']]
  for (const [what, run] of await listCalls(direct)) {
    const [inside, outside] = [await time(() => run(direct)), await time(() => run(overHttp))]
    rows.push([
      ...[what, inMs(median(inside)), inMs(p95(inside)), inMs(median(outside)), inMs(p95(outside))],
      ...[atMost(p95(inside), 20, 'ms'), atMost(p95(outside), 50, 'ms')],
    ])
  }
  printTable(`Inbox on ${name}: ${count} requests, ${count * 2.5} events, filled in ${filled} s`, rows)
  server.closeAllConnections()
  server.close()
  await database.close()
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

async function openService({ db }: Database<OfficeTables>): Promise<Fetch> {
  const peer = { origin, serviceSecret }
  return createOfficeService({
    ...{ db, log, secret: 'a secret that signs links', clock: systemClock, ...peer },
    limits: await openLimits(null, log),
    mailHost: 'example.com',
    contentFolder: '',
    pages: new Set(['/press']),
    installation: { version: 'bench', storageFolder: null },
    storage: openFolderStorage(openFolder()),
    gallery: createGalleryPeer(() => Promise.reject(new Error('nothing listens there')), peer),
    finishUploads: async () => {},
    eraseFiles: async () => {},
  })
}

async function addStaff({ db }: Database<OfficeTables>) {
  const staffId = newId()
  const token = newToken()
  const at = new Date().toISOString()
  const email = 'ada@example.com'
  const staff = { id: staffId, name: 'Ada', email, email_key: email, password_hash: 'x', time_zone: 'UTC' }
  await db
    .insertInto('staff')
    .values({ ...staff, created_at: at })
    .execute()
  await db.insertInto('staff_roles').values({ staff_id: staffId, role: 'administrator' }).execute()
  const session = {
    token_hash: hashOf(token),
    id: newId(),
    staff_id: staffId,
    created_at: at,
    last_seen_at: '2999',
  }
  await db
    .insertInto('staff_sessions')
    .values({
      ...session,
      expires_at: '2999',
      elevated_until: null,
      device: '',
      partial: 0,
      pending_totp: null,
    })
    .execute()
  return { staffId, token }
}

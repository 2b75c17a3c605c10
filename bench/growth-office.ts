import type { Kysely } from 'kysely'
import type { Call } from '../contract/call.ts'
import { boxes } from '../contract/office/inbox.ts'
import {
  createOfficeClient,
  type OfficeClient,
  officeApi,
  officeClientCalls,
} from '../contract/office/office.ts'
import { openLimits } from '../platform/limits/open-limits.ts'
import { createLog } from '../platform/log.ts'
import type { Tables } from '../server/services/tables.ts'
import { createGalleryService } from '../services/gallery/service.ts'
import { createAdminPeer } from '../services/http/peer.ts'
import type { Measure } from './growth-results.ts'
import { openOfficeService } from './office-service.ts'
import { logIn } from './staff-session.ts'
import { median } from './table.ts'

const origin = 'http://127.0.0.1'
const serviceSecret = 'known to the bench and the service'
const times = 5
/** How far down a list is read. */
const farPage = 20

type Run = () => Promise<unknown>
type Query = Readonly<Record<string, string>>
type Answered = { readonly next_cursor?: string | null }

/** Lists that have to be asked something. */
const questions: Readonly<Record<string, readonly Query[]>> = {
  listRequests: [
    ...boxes.map(box => ({ box })),
    ...['图层更新', 'レイヤー', 'brush layers', 'reader-4711@example.com'].map(q => ({ q })),
    { box: 'open', tag: 'rare' },
    { box: 'open', language: 'jp' },
  ],
  listEntries: [
    {},
    { kind: 'article' },
    { kind: 'handbook' },
    { q: 'grown-77' },
    { q: 'brush' },
    { language: 'jp', state: 'outdated' },
    { state: 'asked' },
  ],
  searchCollection: [{ q: 'brush' }],
  getFigures: [{ period: '30d' }, { period: '12m' }],
  getResponseTimes: [{ period: '12m' }],
}

/** What walks all the data whoever calls it. */
const whole = ['checkAudit', 'getReaderCounts', 'countReaders', 'listExportedFiles']

/** Calls that read the queues. */
const queueReaders = ['getHealth', 'listWaiting', 'getPerson']

/** What is read of the queues while an issue waits in them. */
export async function measureQueues(db: Kysely<Tables>): Promise<Measure[]> {
  const { calls } = await openOffice(db)
  const measures: Measure[] = []
  for (const [what, run] of calls.filter(([name]) => queueReaders.includes(name)))
    measures.push(await measure(`${what}, an issue queued`, run, false))
  return measures
}

/** Every list and search of the office at its service, each also far down, and its exports. */
export async function measureOffice(db: Kysely<Tables>): Promise<Measure[]> {
  const { service, headers, calls } = await openOffice(db)
  const measures: Measure[] = []
  for (const [what, run, isWhole] of calls) measures.push(await measure(what, run, isWhole))
  for (const file of ['export.csv', 'ratings.csv', 'content.zip']) {
    const download = async () => {
      const answer = await service(new Request(`${origin}${officeApi}/files/${file}`, { headers }))
      // Nothing differs from the files: that was found out all the same.
      if (answer.status !== 200 && file !== 'content.zip')
        throw new Error(`${file} answered ${answer.status}: ${await answer.text()}`)
      for await (const _ of answer.body ?? []);
    }
    measures.push(await measure(file, download, true))
  }
  return measures
}

/** The office's service, entered by an administrator, and its calls. */
async function openOffice(db: Kysely<Tables>) {
  const { id } = (await db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', 'Ada Moss')
    .executeTakeFirstOrThrow()) as { id: string }
  const cookie = await logIn(db, id)
  await db
    .updateTable('staff_sessions' as never)
    .set({ elevated_until: '2999-01-01T00:00:00.000Z' } as never)
    .execute()
  const peer = { origin, serviceSecret }
  const gallery = createGalleryService({
    ...{ ...peer, db: db as never, log: createLog('silent'), cookieDomain: null, secret: serviceSecret },
    captcha: { kind: 'proof-of-work' },
    admin: createAdminPeer(async () => new Response(null, { status: 503 }), peer),
    limits: await openLimits(null, createLog('silent')),
  })
  const service = await openOfficeService(db as never, peer, gallery)
  const headers = { Cookie: `office=${cookie}`, Origin: origin }
  const client = createOfficeClient({ baseUrl: origin + officeApi, fetch: service, headers })
  return { service, headers, calls: await listCalls(client) }
}

async function measure(what: string, run: Run, isWhole: boolean): Promise<Measure> {
  const taken: number[] = []
  for (let each = 0; each < times; each++) {
    const began = performance.now()
    await run()
    taken.push(performance.now() - began)
    // One is enough to know of something slow.
    if ((taken[0] ?? 0) > 3000) break
  }
  return { what, ms: median(taken), mb: null, isWhole }
}

async function listCalls(client: OfficeClient): Promise<[string, Run, boolean][]> {
  const named = client as unknown as Readonly<
    Record<string, (input: { readonly query?: Query; readonly body?: object }) => Promise<Answered>>
  >
  const calls: [string, Run, boolean][] = []
  for (const [name, call] of Object.entries<Call>(officeClientCalls)) {
    if (call.method !== 'GET' || call.path.includes('{')) continue
    for (const query of questions[name] ?? [{}]) {
      const ask = (more: Query = {}) => named[name]?.({ query: { ...query, ...more } }) ?? Promise.resolve({})
      const what = [name, ...Object.values(query)].join(' ')
      calls.push([what, ask, whole.includes(name)])
      const cursor = await findCursor(ask)
      if (cursor !== null) calls.push([`${what}, page ${farPage}`, () => ask({ cursor }), false])
    }
  }
  const email = 'reader-4711@example.com'
  const { key = '' } = ((await named.findPerson?.({ body: { email } })) ?? {}) as { key?: string }
  calls.push(
    ['findPerson', () => client.findPerson({ body: { email } }), false],
    ['getPerson', () => client.getPerson({ params: { key }, query: {} }), false],
    ['findSubscriber', () => client.findSubscriber({ body: { email } }), false],
  )
  return calls
}

/** The cursor of a page far down; null where the list is shorter, or has no pages. */
async function findCursor(ask: (more?: Query) => Promise<Answered>): Promise<string | null> {
  let { next_cursor: cursor = null } = await ask()
  for (let page = 2; page < farPage && cursor !== null; page++)
    cursor = (await ask({ cursor })).next_cursor ?? null
  return cursor
}

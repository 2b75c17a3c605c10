// The newsletter: an issue for 100,000 readers in three languages (LETTER_READERS) is counted and queued while visitors read
// pages, then stopped; an issue for 4,000 is sent while the server is killed (-9) ten times. `--postgres`: on PostgreSQL, the
// first part alone.
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { everyLocale, mapLocales } from '../contract/locale.ts'
import { newsletterTags } from '../contract/newsletter-tags.ts'
import { createOfficeClient, type OfficeClient, officeApi } from '../contract/office/office.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { newId } from '../platform/identity.ts'
import { createLog } from '../platform/log.ts'
import { startSmtp } from '../platform/mail/smtp-for-tests.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { foldersOf } from '../server/folders.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import { resultsOf } from '../services/admin/newsletter/issue-for-tests.ts'
import { suppressionHashesOf } from '../services/admin/newsletter/tokens.ts'
import { startPostgres } from '../test/postgres.ts'
import { findFreePort, projectRoot } from '../test/test-server.ts'
import { waitUntilQuiet } from './child.ts'
import { openFolder, startProduction } from './production.ts'
import { addMember, logIn } from './staff-session.ts'
import { atMost, printTable } from './table.ts'

const readers = Number(process.env.LETTER_READERS ?? 100_000)
const killedReaders = 4000
const kills = 10
const pages = ['/', '/cn', '/jp', '/insight', '/jp/procreate', '/cn/pocket']
const perSecond = 100
const serviceSecret = 'known to the bench and the server'
process.env.SERVICE_SECRET = serviceSecret
process.env.SECRET = 'a secret that both processes of the bench share'
const secret = process.env.SECRET

/** A mailbox at a mail server of this machine. */
const smtp = await startSmtp()
const rows: string[][] = [['', '', 'goal']]
const failed = (isFailed: boolean) => {
  if (isFailed) process.exitCode = 1
}

if (process.argv.includes('--postgres')) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed here')
  process.env.DATABASE_URL = postgres.url
  await measure({ kind: 'postgres', url: postgres.url }, openFolder())
  await postgres.stop()
} else {
  const folder = openFolder()
  await measure({ kind: 'embedded', file: join(folder, 'data', 'site.db') }, folder)
  await killOften()
}
await smtp.close()
printTable(`Newsletter: an issue for ${readers.toLocaleString('en-US')} readers`, rows)

/** Counts, queues and stops an issue while pages are read. */
async function measure(setting: DatabaseSetting, folder: string): Promise<void> {
  process.env.MAIL_URL = smtp.url
  const { db, close } = await prepare(setting, readers)
  const site = await startProduction(folder)
  const [author, second] = await enter(db, site.origin)
  await waitUntilQuiet(site)
  const still = await readPages(site.origin, () => sleep(5000))

  let countMs = 0
  // Once takes too short for 99 of 100 pages to mean anything.
  const counting = await readPages(site.origin, async () => {
    for (let number = 0; number < 30; number++) {
      const began = performance.now()
      const { languages } = await author.countReaders({ query: {} })
      countMs = Math.max(countMs, performance.now() - began)
      const counted = everyLocale.reduce((sum, locale) => sum + languages[locale].readers, 0)
      failed(counted > readers || counted < readers - suppressedOf(readers))
    }
  })
  const id = await approveIssue(author, second)
  let queueMs = 0
  const queueing = await readPages(site.origin, async () => {
    const began = performance.now()
    await author.sendIssue({ params: { id }, body: { version: 1, at: null } })
    while (!(await isQueued(db, id))) await sleep(100)
    queueMs = performance.now() - began
  })
  const sending = await readPages(site.origin, () => sleep(5000))
  await author.stopIssue({ params: { id }, body: {} })
  const atStop = smtp.mails.length
  await sleep(3000)
  const after = smtp.mails.length - atStop
  await site.stop()
  const addressed = smtp.mails.flatMap(({ to }) => to)
  const suppressed = addressed.filter(to => /^suppressed-/.test(to)).length
  await close()
  const inMs = (ms: number) => `${ms.toFixed(1)} ms`
  rows.push(
    ['pages, 99 of 100 within, before', inMs(still), ''],
    ['counted by language and topic, 30 times', inMs(countMs), atMost(countMs, 1000, 'ms')],
    ['pages meanwhile', inMs(counting), atMost(counting, 10, 'ms')],
    ['queued', inMs(queueMs), atMost(queueMs, 60_000, 'ms')],
    ['pages meanwhile', inMs(queueing), atMost(queueing, 10, 'ms')],
    ['pages while mails go out', inMs(sending), atMost(sending, 10, 'ms')],
    [`mails after the stop, ${atStop} before it`, String(after), atMost(after, 200, '')],
    ['mails to suppressed addresses', String(suppressed), atMost(suppressed, 0, '')],
    ['mails twice', String(addressed.length - new Set(addressed).size), 'none'],
  )
  failed(countMs > 1000 || queueMs > 60_000 || Math.max(counting, queueing, sending) > 10)
  failed(after > 200 || suppressed > 0 || addressed.length !== new Set(addressed).size)
}

/** Sends an issue while the server is killed: nobody gets it twice, nobody is missing. */
async function killOften(): Promise<void> {
  delete process.env.MAIL_URL
  const folder = openFolder()
  const setting = { kind: 'embedded', file: join(folder, 'data', 'site.db') } as const
  const { db, close } = await prepare(setting, killedReaders)
  const port = await findFreePort()
  let site = await startProduction(folder, undefined, port)
  const [author, second] = await enter(db, site.origin)
  const id = await approveIssue(author, second)
  await author.sendIssue({ params: { id }, body: { version: 1, at: null } })
  for (let killed = 0; killed < kills; killed++) {
    await sleep(50 + Math.random() * 400)
    process.kill(site.pid, 'SIGKILL')
    site = await startProduction(folder, undefined, port)
  }
  const stateOf = async () =>
    (await db.selectFrom('newsletter_issues').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state
  while ((await stateOf()) !== 'sent') await sleep(200)
  const results = await resultsOf(db, id)
  await site.stop()
  await close()
  const mails = join(folder, 'data', 'mail')
  const addressed = readdirSync(mails)
    .filter(name => name.endsWith('.eml'))
    .map(name => /^To: (\S+)/m.exec(readFileSync(join(mails, name), 'utf8'))?.[1] ?? '')
    .filter(to => /^(?:reader|suppressed)-/.test(to))
  const wanted = killedReaders - suppressedOf(killedReaders)
  const [twice, missing] = [addressed.length - new Set(addressed).size, wanted - new Set(addressed).size]
  rows.push(
    [`killed ${kills} times, ${wanted} readers: twice`, String(twice), 'none'],
    ['missing', String(missing), 'none'],
    ['counted as sent', String(results.sent), String(wanted)],
  )
  failed(twice > 0 || missing !== 0 || results.sent !== wanted)
}

/** Whether the mails of all readers are in the queue. */
async function isQueued(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { cursor } = await db
    .selectFrom('newsletter_issues')
    .select('cursor')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return cursor === 'g' && (await resultsOf(db, id)).queued >= readers - suppressedOf(readers)
}

/** Every hundredth reader is suppressed. */
function suppressedOf(count: number): number {
  return Math.floor(count / 100)
}

/** A database with content, staff and readers. */
async function prepare(setting: DatabaseSetting, count: number) {
  const database = await openDatabase<Tables>(setting)
  await prepareDatabase(database, foldersOf(projectRoot).content, createLog('silent'))
  const at = '2026-01-01T00:00:00.000Z'
  const atOnce = 1000
  for (let from = 0; from < count; from += atOnce) {
    const made = Array.from({ length: Math.min(atOnce, count - from) }, (_, number) => {
      const at = from + number
      const isSuppressed = (at + 1) % 100 === 0
      const email = `${isSuppressed ? 'suppressed' : 'reader'}-${at}@example.com`
      const tags = at % 3 === 0 ? [] : [newsletterTags[at % newsletterTags.length]]
      const locale = everyLocale[at % everyLocale.length] ?? 'en'
      return { email, isSuppressed, locale, tags: JSON.stringify(tags) }
    })
    await database.db
      .insertInto('subscribers')
      .values(
        made.map(({ email, locale, tags }) => ({
          ...{ id: newId(), email, email_key: email, locale, tags },
          ...{ created_at: at, confirmed_at: at },
        })),
      )
      .execute()
    await database.db
      .insertInto('suppressions')
      .values(
        made
          .filter(({ isSuppressed }) => isSuppressed)
          .map(({ email }) => ({ email_hash: suppressionHashesOf(secret, email)[0] ?? '', since: at })),
      )
      .execute()
  }
  return { db: database.db, close: () => database.close() }
}

/** Two editors who have just authenticated. */
async function enter(db: Kysely<Tables>, origin: string): Promise<[OfficeClient, OfficeClient]> {
  const clients = []
  for (const name of ['Ada Moss', 'Ben Fern']) {
    const cookie = await logIn(db, await addMember(db, name, 'editor'))
    clients.push(
      createOfficeClient({
        baseUrl: origin + officeApi,
        headers: {
          Cookie: `office=${cookie}`,
          Authorization: `Service ${serviceSecret}`,
          'X-Visitor-Address': '203.0.113.7',
        },
        fetch,
      }),
    )
  }
  await db
    .updateTable('staff_sessions' as never)
    .set({ elevated_until: '2999-01-01T00:00:00.000Z' } as never)
    .execute()
  return clients as [OfficeClient, OfficeClient]
}

async function approveIssue(author: OfficeClient, second: OfficeClient): Promise<string> {
  const text =
    '## A new brush\n\nIt is *soft*, and **wet**.\n\n- One\n- Two\n\n[Read on](https://example.com/a)'
  const texts = mapLocales(locale => ({ subject: `November, ${locale}`, preheader: 'One brush more', text }))
  const { id } = await author.saveIssue({ body: { texts, in_english: [], tags: [] } })
  await author.askIssueApproval({ params: { id }, body: { version: 1 } })
  await second.approveIssue({ params: { id }, body: { version: 1 } })
  return id
}

/** Asks for pages while something is done; 99 of 100 answers took at most so many milliseconds. */
async function readPages(origin: string, work: () => Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const times: number[] = []
  let isOver = false
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now()
      get(origin + path, { agent, headers: { 'Accept-Encoding': 'br' } }, response => {
        response.resume()
        response.once('end', () => {
          times.push(performance.now() - began)
          resolve()
        })
      }).once('error', reject)
    })
  for (const path of pages) await ask(path)
  times.length = 0
  const reading = (async () => {
    const asked = []
    for (let number = 0; !isOver; number++) {
      asked.push(ask(pages[number % pages.length] ?? '/'))
      await sleep(1000 / perSecond)
    }
    await Promise.all(asked)
  })()
  await work()
  isOver = true
  await reading
  agent.destroy()
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

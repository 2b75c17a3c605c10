// Fault injection: eight restarts of PostgreSQL at random moments, by turns graceful and immediate; the process keeps running, no
// acknowledged form is lost or stored twice, and no answer is 500.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Tables } from '../server/services/tables.ts'
import { startPostgres } from '../test/postgres.ts'
import { createFormSender, visitorOf } from './form-sender.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable } from './table.ts'

const restarts = 8
const senders = 4
const readers = 2

const postgres = await startPostgres({ durable: true })
if (!postgres) throw new Error('PostgreSQL is not installed here')
process.env.DATABASE_URL = postgres.url
process.env.SERVICE_SECRET = 'known to the bench and the server'
const site = await startProduction(openFolder())
const sender = createFormSender(site.origin, process.env.SERVICE_SECRET)

const acknowledged = new Map<number, string>()
const answers = new Map<string, number>()
let isDone = false
let next = 0
let again = 0
let slowest = 0

function count(of: string, status: number | string) {
  const key = `${of} ${status}`
  answers.set(key, (answers.get(key) ?? 0) + 1)
}

/** Sends one until it is acknowledged: the same body with the same proof, however often. */
async function send(n: number): Promise<void> {
  const visitor = visitorOf(n)
  const email = `sender-${n}@example.com`
  const captcha = await untilProven(visitor)
  const body = {
    product: 'procreate',
    name: `Sender ${n}`,
    email,
    email2: email,
    question: `Question ${n}`,
    uploads: [],
    code_of_conduct: true,
    lang: 'en-US',
    captcha,
  }
  for (;;) {
    const answer = await sender.post('/support-requests', body, visitor).catch(() => null)
    count('form', answer?.status ?? 'none')
    const { reference } = ((await answer?.json().catch(() => null)) ?? {}) as { reference?: string }
    if (reference !== undefined) return void acknowledged.set(n, reference)
    if (answer?.status === 422) throw new Error(`Form ${n} was not taken`)
    again++
    await sleep(100)
  }
}

async function untilProven(visitor: string): Promise<string> {
  for (;;) {
    const proof = await sender.prove(visitor).catch(() => null)
    if (proof !== null) return proof
    await sleep(100)
  }
}

/** Requests in turn a cached page, one that is not cached, and a list of the service. */
async function read(n: number): Promise<void> {
  const path =
    ['/', `/handbook/procreate/5.3/search?q=brush${n}`, '/api/admin/careers/positions'][n % 3] ?? '/'
  const before = performance.now()
  const answer = await fetch(`${site.origin}${path}`).catch(() => null)
  await answer?.arrayBuffer().catch(() => {})
  slowest = Math.max(slowest, performance.now() - before)
  count(n % 3 === 0 ? 'kept page' : 'read', answer?.status ?? 'none')
  await sleep(20)
}

const work = Promise.all([
  ...Array.from({ length: senders }, async () => {
    while (!isDone) await send(next++)
  }),
  ...Array.from({ length: readers }, async () => {
    for (let n = 0; !isDone; n++) await read(n)
  }),
])
const backAfter: number[] = []
for (let n = 0; n < restarts; n++) {
  await sleep(1500 + Math.random() * 2000)
  postgres.restart(n % 2 === 0 ? 'INT' : 'QUIT')
  const before = performance.now()
  await sleep(50)
  while (!(await isStoring())) await sleep(20)
  backAfter.push(performance.now() - before)
}
await sleep(1500)
isDone = true
await work

async function isStoring(): Promise<boolean> {
  const probe = await sender
    .post('/drafts', { kind: 'support', answers: { question: 'probe' } }, '192.0.2.1')
    .catch(() => null)
  await probe?.arrayBuffer()
  return probe?.status === 200 || probe?.status === 429
}

const isAlive = (() => {
  try {
    return process.kill(site.pid, 0)
  } catch {
    return false
  }
})()
await site.stop()
const { db, close } = await openDatabase<Tables>({ kind: 'postgres', url: postgres.url })
const stored = await db.selectFrom('requests').select(['reference', 'email']).execute()
const references = new Set(stored.map(({ reference }) => reference))
const lost = [...acknowledged.values()].filter(reference => !references.has(reference)).length
const twice = stored.length - new Set(stored.map(({ email }) => email)).size
const mails = await db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()
await close()
await postgres.stop()

const faults = [...answers].filter(([key]) => / (?:500|none)$/.test(key)).reduce((sum, [, n]) => sum + n, 0)
const pagesAway = [...answers].filter(([key]) => key.startsWith('kept page') && key !== 'kept page 200')
const verdict = (bad: number) => (bad === 0 ? 'met' : 'MISSED')
printTable(`PostgreSQL restarted ${restarts} times while ${senders} send forms and ${readers} read`, [
  ['the process lives', isAlive ? 'yes' : 'no', verdict(isAlive ? 0 : 1)],
  ['forms acknowledged', String(acknowledged.size)],
  ['forms sent again', String(again)],
  ['of the acknowledged lost', String(lost), verdict(lost)],
  ['stored twice', String(twice), verdict(twice)],
  [
    'mails too few',
    String(Math.max(0, 2 * stored.length - mails.length)),
    verdict(Math.max(0, 2 * stored.length - mails.length)),
  ],
  ['answered 500, or not at all', String(faults), verdict(faults)],
  ['kept pages not served', String(pagesAway.length), verdict(pagesAway.length)],
  ['slowest read', `${Math.round(slowest)} ms`],
  [
    'stores again after, at most',
    `${Math.round(Math.max(...backAfter))} ms`,
    atMost(Math.max(...backAfter), 5000, 'ms'),
  ],
  ...[...answers].toSorted().map(([key, n]) => [`answered: ${key}`, String(n)]),
])
process.exitCode = isAlive && lost + twice + faults === 0 ? 0 : 1

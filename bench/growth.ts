// Benchmark of growth, with ten times today's content and far more: the first and the second answer of each kind of URL, event
// loop delay and memory; then an issue of the newsletter. With `files` also export and import of the content.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { servingEnv, servingFlags } from '../bin/parts/serving.mjs'
import { openDatabase } from '../platform/database/open-database.ts'
import { newId } from '../platform/identity.ts'
import { createLog } from '../platform/log.ts'
import { queueMail } from '../platform/mail/outbox.ts'
import { foldersOf } from '../server/folders.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import { resultsOf, startIssue } from '../services/admin/newsletter/issue-for-tests.ts'
import { findFreePort, projectRoot } from '../test/test-server.ts'
import { addresses, moreAddresses } from './growth-addresses.ts'
import { fillDatabase, type Scale } from './growth-data.ts'
import { openFolder } from './production.ts'
import { atMost, printTable } from './table.ts'

const maxHeldMs = 50
const maxMb = 350
const withFiles = process.argv.includes('files')

const scales: Readonly<Record<string, Scale>> = {
  'Ten times today': {
    articles: 240,
    positions: 120,
    pages: 900,
    flatPages: 100,
    readers: 1000,
    requests: 1000,
  },
  'Far more': {
    articles: 10_000,
    positions: 1200,
    pages: 5000,
    flatPages: 5000,
    readers: 1_000_000,
    requests: 100_000,
  },
}

interface Gauge {
  readonly heldMs: number
  readonly workedMs: number
}

const memoryOf = (pid: number | undefined, line: 'VmHWM' | 'VmRSS'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}

async function openSite(dataDir: string) {
  const port = await findFreePort()
  const began = performance.now()
  const env = {
    ...process.env,
    ...servingEnv,
    PORT: String(port),
    DATA_DIR: dataDir,
    CRAWL: 'off',
    NODE_ENV: 'production',
  }
  const child = fork(join(projectRoot, 'bench/growth-server.ts'), { execArgv: [...servingFlags], env })
  process.once('exit', () => child.kill())
  await once(child, 'message')
  const gauge = async (): Promise<Gauge> => {
    child.send('gauge')
    const [read] = await once(child, 'message')
    return read as Gauge
  }
  return {
    origin: `http://localhost:${port}`,
    startMs: performance.now() - began,
    gauge,
    memoryMb: () => memoryOf(child.pid, 'VmRSS'),
    peakMb: () => memoryOf(child.pid, 'VmHWM'),
    async stop() {
      const gone = once(child, 'exit')
      child.send('stop')
      await gone
    },
  }
}

type Site = Awaited<ReturnType<typeof openSite>>

const inMb = (mb: number) => `${mb.toFixed(0)} MB`
const inMs = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`

async function ask(site: Site, address: string) {
  await site.gauge()
  const began = performance.now()
  const answer = await fetch(site.origin + address)
  const { byteLength } = await answer.arrayBuffer()
  const ms = performance.now() - began
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return { ms, bytes: byteLength, ...(await site.gauge()) }
}

const head = ['', 'first', 'second', 'KB', 'held at a time', 'processor', 'memory', 'goal']

async function measure(site: Site, address: string): Promise<string[]> {
  const first = await ask(site, address)
  const second = await ask(site, address)
  const held = Math.max(first.heldMs, second.heldMs)
  const worked = Math.max(first.workedMs, second.workedMs)
  const kb = (first.bytes / 1024).toFixed(0)
  const verdict = atMost(Math.min(held, worked), maxHeldMs, 'ms')
  return [
    address,
    inMs(first.ms),
    inMs(second.ms),
    kb,
    inMs(held),
    inMs(worked),
    inMb(site.memoryMb()),
    verdict,
  ]
}

/** Waits until the indexes of the first searches are built, and reports the delay of the event loop. */
async function indexRow(site: Site): Promise<string[]> {
  await site.gauge()
  const began = performance.now()
  let idle = 0
  for (let last = await site.gauge(); idle < 5; last = await site.gauge()) {
    idle = last.workedMs < 4 ? idle + 1 : 0
    worst = { heldMs: Math.max(worst.heldMs, last.heldMs), workedMs: Math.max(worst.workedMs, last.workedMs) }
    await sleep(200)
  }
  const { heldMs, workedMs } = worst
  const verdict = atMost(Math.min(heldMs, workedMs), maxHeldMs, 'ms')
  return [
    '(indexes being made)',
    inMs(performance.now() - began),
    '',
    '',
    inMs(heldMs),
    inMs(workedMs),
    verdict,
  ]
}
let worst: Gauge = { heldMs: 0, workedMs: 0 }

/** Loads and compiles once before measuring: a page, and a mail. */
async function warmUp(site: Site, file: string): Promise<void> {
  await ask(site, '/who-we-are')
  await ask(site, '/procreate')
  const database = await openDatabase<Tables>({ kind: 'embedded', file })
  const { db } = database
  const first = {
    email: 'first@example.com',
    email_key: 'first@example.com',
    locale: 'en',
    tags: '[]',
  } as const
  const at = '2025-01-01T00:00:00.000Z'
  await db
    .insertInto('subscribers')
    .values({ id: newId(), ...first, created_at: at, confirmed_at: at })
    .execute()
  // Nobody else had confirmed by then.
  await startIssue(db, 'warm-up', new Date(at))
  await sleep(2500)
  await database.close()
}

/** An issue for all readers, for some seconds; meanwhile a confirmation. */
async function newsletterRows(site: Site, file: string): Promise<string[][]> {
  const database = await openDatabase<Tables>({ kind: 'embedded', file })
  const { db } = database
  await startIssue(db, 'growth', new Date())
  await site.gauge()
  await sleep(6000)
  const id = await queueMail(db, { to: 'new@example.com', subject: 'Confirm', text: 'Confirm', locale: 'en' })
  const began = performance.now()
  for (;;) {
    const row = await db.selectFrom('jobs').select('done_at').where('id', '=', id).executeTakeFirst()
    if (row?.done_at) break
    await sleep(20)
  }
  const waited = performance.now() - began
  const { heldMs, workedMs } = await site.gauge()
  const { queued } = await resultsOf(db, 'growth')
  await database.close()
  const verdict = atMost(Math.min(heldMs, workedMs), maxHeldMs, 'ms')
  return [
    [
      `an issue: ${queued} queued in 6 s`,
      '',
      '',
      '',
      inMs(heldMs),
      inMs(workedMs),
      inMb(site.memoryMb()),
      verdict,
    ],
    ['a confirmation meanwhile', inMs(waited), '', '', '', '', '', atMost(waited, 1500, 'ms')],
  ]
}

/** Runs a program on the same data; returns its duration and memory. */
async function programRow(name: string, args: readonly string[], dataDir: string): Promise<string[]> {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const timer = setInterval(() => {
    if (child.exitCode === null) peak = Math.max(peak, memoryOf(child.pid, 'VmHWM'))
  }, 20)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  const seconds = (performance.now() - began) / 1000
  return [name, `${seconds.toFixed(1)} s`, `${peak.toFixed(0)} MB`, atMost(peak, maxMb, 'MB')]
}

for (const [name, scale] of Object.entries(scales)) {
  const folder = openFolder()
  const dataDir = join(folder, 'data')
  const file = join(dataDir, 'site.db')
  const database = await openDatabase<Tables>({ kind: 'embedded', file })
  await prepareDatabase(database, foldersOf(projectRoot).content, createLog('silent'))
  await database.close()
  fillDatabase(file, scale)
  const site = await openSite(dataDir)
  const rows: string[][] = [head]
  await warmUp(site, file)
  worst = { heldMs: 0, workedMs: 0 }
  const isLarge = scale.pages >= 5000
  for (const address of isLarge ? [...addresses, ...moreAddresses] : addresses)
    rows.push(await measure(site, address))
  rows.push(await indexRow(site))
  rows.push(...(await newsletterRows(site, file)))
  const peak = site.peakMb()
  rows.push([`memory at most`, `${peak.toFixed(0)} MB`, '', '', '', '', '', atMost(peak, maxMb, 'MB')])
  rows.push(['start', inMs(site.startMs)])
  await site.stop()
  printTable(
    `${name}: ${Object.entries(scale)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
    rows,
  )
  if (!withFiles || !isLarge) continue
  const out = join(folder, 'content')
  const programs = [
    ['', 'time', 'memory', 'goal'],
    await programRow('content export', ['bin/content.ts', 'export', out], dataDir),
    await programRow('content import, nothing changed', ['bin/content.ts', 'import', out], dataDir),
  ]
  printTable(`${name}: programs`, programs)
}

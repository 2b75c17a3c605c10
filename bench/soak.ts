// Soak: half of the peak of this machine for an hour, or `--minutes N`, with all kinds of traffic: pages in three languages,
// searches, feeds, forms with and without files, uploads, log-ins, sign-ups, the office's inbox, replies and publishing.
// `--postgres`: two processes on PostgreSQL instead of one on the embedded database. Ends with a verdict: no error, and no growth
// of memory, descriptors or rows that should go.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import type { Tables } from '../server/services/tables.ts'
import { addStaff } from '../services/office/staff/change-staff.ts'
import { startPostgres } from '../test/postgres.ts'
import { findFreePort } from '../test/test-server.ts'
import { logInAsStaff } from './office-staff.ts'
import { openFolder, startProduction } from './production.ts'
import { actSteadily, findPeak, readOne, readSteadily, Tally } from './soak-load.ts'
import { leftovers } from './soak-rows.ts'
import { staffActs, visitorActs } from './soak-traffic.ts'
import { sampleOf, trendOf } from './soak-trend.ts'
import { median, printTable, thousands } from './table.ts'

const at = process.argv.indexOf('--minutes')
const minutes = at < 0 ? 60 : Number(process.argv[at + 1])
if (!(minutes >= 1 && minutes <= 24 * 60)) throw new Error('--minutes takes 1 to 1440')
/** More pages take longer to be rendered first than a short soak has. */
const mostPages = 300
const peakSeconds = Math.min(30, minutes * 6)
const secret = 'a secret that both processes of the soak share'
const serviceSecret = 'known to the soak and the servers'
process.env.SECRET = secret
process.env.SERVICE_SECRET = serviceSecret
process.env.TRUSTED_PROXIES = '127.0.0.1'
process.env.LOG_LEVEL = 'warn'

const postgres = process.argv.includes('--postgres') ? await startPostgres({ durable: true }) : null
if (process.argv.includes('--postgres') && !postgres) process.exit(1)
if (postgres) process.env.DATABASE_URL = postgres.url
const port = await findFreePort()
// Links of mails lead to the first process.
process.env.ORIGIN = `http://127.0.0.1:${port}`
const folders = [openFolder(), ...(postgres ? [openFolder()] : [])]
const sites: Awaited<ReturnType<typeof startProduction>>[] = []
for (const folder of folders)
  sites.push(await startProduction(folder, undefined, sites.length === 0 ? port : undefined))
const setting: DatabaseSetting = postgres
  ? { kind: 'postgres', url: postgres.url }
  : { kind: 'embedded', file: join(folders[0] ?? '', 'data', 'site.db') }
const database = await openDatabase<Tables>(setting)

const origins = sites.map(site => site.origin)
let turn = 0
const origin = () => origins[turn++ % origins.length] ?? ''
const office = await enterOffice()
const paths = await readPaths()
const tally = new Tally()
const acts = [...visitorActs({ origin, secret, serviceSecret }), ...staffActs(office)]
const read = () => readOne(origins, paths, tally)
// Every page once: the peak is that of a site that has been up for a while.
const cold = origins.flatMap(site => paths.map(path => site + path))
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let url = cold.pop(); url !== undefined; url = cold.pop()) await (await fetch(url)).arrayBuffer()
  }),
)
console.log(`soak: ${paths.length} pages are in memory`)
const peak = await findPeak(read, peakSeconds)
console.log(`soak: ${thousands(peak)} reads a second at the peak; half of it for ${minutes} minutes`)

const began = performance.now()
const minutesSince = () => (performance.now() - began) / 60_000
const isOver = () => minutesSince() >= minutes
const samples: NonNullable<ReturnType<typeof sampleOf>>[] = []
const sampling = (async () => {
  for (let told = 0; !isOver(); await sleep(2000)) {
    const sample = sampleOf(
      sites.map(site => site.pid),
      minutesSince(),
    )
    if (sample) samples.push(sample)
    if (sample && minutesSince() >= told) {
      console.log(
        `soak: minute ${told}: ${sample.mb.toFixed(0)} MB, ${sample.descriptors} descriptors, ${errors()} errors`,
      )
      told += Math.max(1, Math.round(minutes / 12))
    }
  }
})()
await Promise.all([
  readSteadily(read, peak / 2, isOver),
  ...acts.map(act => actSteadily(act, tally, isOver)),
  sampling,
])
const rows = await leftovers(
  database.db,
  folders.map(folder => join(folder, 'data', 'uploads')),
)
await database.close()
for (const site of sites) await site.stop()
await postgres?.stop()

const logged = folders.flatMap(folder =>
  readFileSync(join(folder, 'site.log'), 'utf8')
    .split('\n')
    .filter(line => /"level":"(?:error|fatal)"/.test(line)),
)
const warm = samples.filter(sample => sample.at >= minutes / 5)
const memory = trendOf(warm.map(sample => ({ at: sample.at, value: sample.mb })))
const descriptors = trendOf(warm.map(sample => ({ at: sample.at, value: sample.descriptors })))
const verdicts: [string, string, boolean][] = [
  ['answers that were none, or wrong', String(errors()), errors() === 0],
  ['lines of errors in the log', String(logged.length), logged.length === 0],
  [
    'memory, by the line through its samples after a fifth of the time',
    `${memory.first.toFixed(0)} to ${memory.last.toFixed(0)} MB`,
    memory.growth <= 5 + memory.first * 0.05,
  ],
  [
    'descriptors',
    `${descriptors.first.toFixed(0)} to ${descriptors.last.toFixed(0)}`,
    descriptors.growth <= 10,
  ],
  ...rows.map(({ what, count }): [string, string, boolean] => [what, String(count), count === 0]),
]
const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
printTable(`Soak: ${minutes} minutes, ${postgres ? 'two processes on PostgreSQL' : 'one process'}`, [
  ['', 'answers', 'median', '99 of 100'],
  ...[...tally.times].map(([name, times]) => [
    name,
    thousands(tally.counts.get(name) ?? 0),
    `${median(times).toFixed(1)} ms`,
    `${p99(times).toFixed(1)} ms`,
  ]),
])
printTable(
  'Verdict',
  verdicts.map(([what, figure, isGood]) => [what, figure, isGood ? 'met' : 'MISSED']),
)
for (const [what, count] of tally.errors) console.log(`  ${count} times: ${what}`)
for (const line of logged.slice(0, 5)) console.log(`  ${line.slice(0, 300)}`)
const missing = acts.filter(({ name }) => !tally.times.has(name)).map(({ name }) => name)
if (missing.length > 0) console.log(`  never done: ${missing.join(', ')}`)
process.exit(missing.length === 0 && verdicts.every(([, , isGood]) => isGood) ? 0 : 1)

function errors(): number {
  return [...tally.errors.values()].reduce((sum, count) => sum + count, 0)
}

async function enterOffice() {
  const staff = { db: database.db as never, origin: process.env.ORIGIN ?? '', clock: systemClock }
  const roles = ['editor', 'support'] as const
  const link = await addStaff(staff, { email: 'ada@example.com', name: 'Ada Moss', roles, languages: [] })
  return logInAsStaff(origins[0] ?? '', serviceSecret, link)
}

/** Paths of pages of every kind, in three languages, from the sitemaps. */
async function readPaths(): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await fetch(`${origins[0]}${path}`)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  }
  const files = await locations('/sitemap.xml')
  const all = (await Promise.all(files.map(locations))).flat()
  const step = Math.max(1, all.length / mostPages)
  return Array.from({ length: Math.min(all.length, mostPages) }, (_, at) => all[Math.floor(at * step)] ?? '/')
}

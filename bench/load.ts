// Load test: requests per second and processor time of the production server, beside nginx with the same bytes, the same headers
// and its own access log on the same machine; and its memory under load.
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bringIn, isOnPath, type SystemPart } from '../bin/parts/debian.ts'
import { waitUntilQuiet } from './child.ts'
import { nginxEncoding, startNginx } from './nginx.ts'
import { openFolder, startProduction } from './production.ts'
import { atLeast, atMost, median, printTable, thousands } from './table.ts'
import { type Load, load } from './wrk.ts'

/** `node bench/load.ts 1`: fewer rounds, while something is being changed. */
const rounds = Number(process.argv[2] ?? 5)
const seconds = 4
const without = 'there is nothing to compare with'
const nginxPart: SystemPart = {
  name: 'nginx',
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  isHere: () => isOnPath('nginx'),
  without,
}
const wrkPart: SystemPart = { name: 'wrk', packages: ['wrk'], isHere: () => isOnPath('wrk'), without }
for (const part of [nginxPart, wrkPart]) if (!(await bringIn(part))) process.exit(1)

const encoding = nginxEncoding()
const folder = openFolder()
/** Pictures for sharing are composed every minute after a first start: in some rounds and not in others. */
const site = await startProduction(folder, 'bench/pages-server.ts')
// The first visit has the page compressed once more, as well as can be done.
await sleep(1500)
await waitUntilQuiet(site)
const answer = await ask(site.origin)
const nginx = await startNginx(folder, {
  compressed: answer.body,
  plain: encoding === 'br' ? brotliDecompressSync(answer.body) : gunzipSync(answer.body),
  headers: answer.headers,
})
if (!(await ask(nginx.origin)).body.equals(answer.body)) throw new Error('nginx serves other bytes')

console.log(
  `load: ${rounds} rounds of ${seconds} s each, ${thousands(answer.body.length)} bytes of ${encoding}`,
)
for (const { origin } of [site, nginx]) await load(origin, encoding, 2)
type Name = 'site' | 'nginx'
interface Round extends Load {
  /** Processor time of a request, in microseconds. */
  readonly microseconds: number
}

const servers = { site, nginx }
const measured: Readonly<Record<Name, Round[]>> = { site: [], nginx: [] }
for (let round = 0; round < rounds; round++) {
  // Whoever comes second does not always come second.
  for (const name of round % 2 === 0 ? (['site', 'nginx'] as const) : (['nginx', 'site'] as const)) {
    const before = servers[name].processorTime()
    const one = await load(servers[name].origin, encoding, seconds)
    const busy = servers[name].processorTime() - before
    measured[name].push({ ...one, microseconds: (busy / one.requests) * 1e6 })
  }
}
await Promise.all([site.stop(), nginx.stop()])
const memory = await measureMemory()

const valuesOf = (name: Name, read: (round: Round) => number) => measured[name].map(read)
const describe = (values: readonly number[], write: (value: number) => string) =>
  `${write(median(values))} (${write(Math.min(...values))} to ${write(Math.max(...values))})`
const two = (value: number) => value.toFixed(2)
const milliseconds = (value: number) => `${value.toFixed(1)} ms`
/** The ratios of each round: whatever else the machine does falls on two runs that follow each other. */
const ratiosOf = (read: (site: Round, nginx: Round) => number) =>
  measured.site.flatMap((round, n) => {
    const other = measured.nginx[n]
    return other ? [read(round, other)] : []
  })
const row = (
  name: string,
  read: (round: Round) => number,
  write: (value: number) => string,
  ratios: readonly number[],
) => [
  name,
  describe(valuesOf('site', read), write),
  describe(valuesOf('nginx', read), write),
  describe(ratios, two),
]
const processorRatios = ratiosOf((own, other) => other.microseconds / own.microseconds)
const rateRatios = ratiosOf((own, other) => own.requestsPerSecond / other.requestsPerSecond)
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
printTable(`Load: the home page from memory, medians of ${rounds} rounds (lowest to highest)`, [
  ['', 'site', 'nginx', 'ratio', 'goal'],
  row('requests a second', round => round.requestsPerSecond, thousands, rateRatios),
  [
    ...row('processor for a request, µs', round => round.microseconds, two, processorRatios),
    atLeast(median(processorRatios), 0.7),
  ],
  [
    '99 of 100 within',
    describe(
      valuesOf('site', round => round.p99Ms),
      milliseconds,
    ),
    describe(
      valuesOf('nginx', round => round.p99Ms),
      milliseconds,
    ),
  ],
  ['memory after the start', `${megabytes(memory.atStart)} MB`],
  [
    'memory under load',
    `${megabytes(memory.underLoad)} MB`,
    '',
    '',
    atMost(megabytes(memory.underLoad), 250, 'MB'),
  ],
])

/** Of a first start with everything at work, in bytes: the highest while it serves. */
async function measureMemory() {
  const first = await startProduction(openFolder())
  const atStart = first.memory()
  let underLoad = 0
  const watch = setInterval(() => {
    underLoad = Math.max(underLoad, first.memory())
  }, 250)
  for (let round = 0; round < rounds; round++) await load(first.origin, encoding, seconds)
  clearInterval(watch)
  await first.stop()
  return { atStart, underLoad }
}

interface Answer {
  readonly body: Buffer
  readonly headers: Record<string, string>
}

/** An answer as it came over the wire, without the headers that nginx writes itself. */
function ask(origin: string): Promise<Answer> {
  const own =
    /^(date|connection|keep-alive|content-(length|type|encoding)|etag|last-modified|server|transfer-encoding)$/
  return new Promise((resolve, reject) => {
    get(`${origin}/`, { headers: { 'Accept-Encoding': encoding }, agent: false }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const headers = Object.entries(response.headers).flatMap(([name, value]) =>
        own.test(name) ? [] : [[name, String(value)]],
      )
      resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(headers) })
    }).once('error', reject)
  })
}

// Requests a second and memory of the production server, beside nginx with the same bytes on the same machine.
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bringIn, isOnPath, type SystemPart } from '../bin/parts/debian.ts'
import { nginxEncoding, startNginx } from './nginx.ts'
import { openFolder, startProduction } from './production.ts'
import { atLeast, atMost, median, printTable, thousands } from './table.ts'
import { type Load, load } from './wrk.ts'

const rounds = 3
const seconds = 5
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
const site = await startProduction(folder)
const memoryAtStart = site.memory()
// The first visit has the page compressed once more, as well as can be done.
await sleep(1500)
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
const servers = { site, nginx }
const loads: Record<Name, (Load & { readonly perProcessorSecond: number })[]> = { site: [], nginx: [] }
let memoryUnderLoad = 0
const watch = setInterval(() => {
  memoryUnderLoad = Math.max(memoryUnderLoad, site.memory())
}, 250)
for (let round = 0; round < rounds; round++) {
  for (const name of ['site', 'nginx'] as const) {
    const before = servers[name].processorTime()
    const one = await load(servers[name].origin, encoding, seconds)
    const busy = servers[name].processorTime() - before
    loads[name].push({ ...one, perProcessorSecond: one.requests / busy })
  }
}
clearInterval(watch)
await Promise.all([site.stop(), nginx.stop()])

const rate = (name: Name) => median(loads[name].map(one => one.requestsPerSecond))
const perProcessorSecond = (name: Name) => median(loads[name].map(one => one.perProcessorSecond))
const p99 = (name: Name) => median(loads[name].map(one => one.p99Ms))
const ratio = rate('site') / rate('nginx')
// The same question, asked so that other programs on the machine do not change the answer.
const quietRatio = perProcessorSecond('site') / perProcessorSecond('nginx')
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const [atStart, underLoad] = [megabytes(memoryAtStart), megabytes(memoryUnderLoad)]
printTable('Load: the home page from memory', [
  ['', 'site', 'nginx', 'ratio', 'goal'],
  [
    'requests a second',
    thousands(rate('site')),
    thousands(rate('nginx')),
    ratio.toFixed(2),
    atLeast(ratio, 0.6),
  ],
  [
    'for each second of processor',
    thousands(perProcessorSecond('site')),
    thousands(perProcessorSecond('nginx')),
    quietRatio.toFixed(2),
    atLeast(quietRatio, 0.6),
  ],
  ['99 of 100 within', `${p99('site').toFixed(1)} ms`, `${p99('nginx').toFixed(1)} ms`],
  ['memory after the start', `${atStart} MB`],
  ['memory under load', `${underLoad} MB`, '', '', atMost(underLoad, 250, 'MB')],
])

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

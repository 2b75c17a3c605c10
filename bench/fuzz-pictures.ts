// 100,000 fuzzed pictures through the parsers of a running server, and some by HTTP, while its pages are asked for.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { uploadsPath } from '../contract/uploads.ts'
import { makeCorpus } from '../services/admin/uploads/location-metadata/corpus-for-tests.ts'
import {
  type FuzzedPicture,
  faultOf,
  fuzzedPictures,
} from '../services/admin/uploads/location-metadata/fuzzed-for-tests.ts'
import { visitorOf } from './form-sender.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable, thousands } from './table.ts'

const files = 100_000
const byHttp = 2000
const aloneMs = 10_000
const pages = ['/', '/jp', '/procreate', '/cn/pocket', '/insight', '/support', '/careers']
const agent = new Agent({ keepAlive: true })

interface Tally {
  /** Reasons by the numbers of the files. */
  readonly refused: Readonly<Record<string, string>>
  readonly slowestMs: number
  readonly longestTurnMs: number
}

const arbitrary = fuzzedPictures(await makeCorpus())
const batch = 4

/** The same pictures at each call: a number of them, beginning at `from`. */
function* pictures(from: number, count: number): Generator<FuzzedPicture[]> {
  for (let at = from; at < from + count; at += batch) yield fc.sample(arbitrary, { numRuns: batch, seed: at })
}

/** Writes the files before anything is measured: making them costs more than inspecting them. */
function writeFiles(place: string): void {
  const names = [...pictures(0, files)].flat().map(({ name, bytes }, at) => {
    writeFileSync(join(place, String(at)), bytes)
    return name
  })
  writeFileSync(join(place, 'names.json'), JSON.stringify(names))
}

/** The faults of the accepted pictures. */
function findFaults(place: string, { refused }: Tally): string[] {
  const faults: string[] = []
  let at = 0
  for (const picture of [...pictures(0, files)].flat()) {
    const fault = at in refused ? undefined : faultOf(picture, readFileSync(join(place, String(at))))
    if (fault) faults.push(`${picture.name}: ${fault}`)
    at++
  }
  return faults
}

/** Loads one page after the other until `isOver`, a few ms apart; returns the duration of each in ms. */
async function readPages(origin: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; !isOver(); at++) {
    const before = performance.now()
    const status = await statusOf(`${origin}${pages[at % pages.length]}`)
    times.push(performance.now() - before)
    if (status !== 200) throw new Error(`A page answered ${status}`)
    await sleep(5)
  }
  return times.toSorted((a, b) => a - b)
}

const statusOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })

/** Uploads by HTTP; each visitor sends a few. */
async function sendByHttp(origin: string, batches: readonly FuzzedPicture[][]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (const [sent, batch] of batches.entries()) {
    const answers = await Promise.all(
      batch.map(({ name, bytes }) =>
        fetch(origin + uploadsPath, {
          method: 'POST',
          headers: {
            Authorization: `Service ${process.env.SERVICE_SECRET}`,
            'X-Visitor-Address': visitorOf(sent),
            'Tus-Resumable': '1.0.0',
            'Content-Type': 'application/offset+octet-stream',
            'Upload-Length': String(bytes.length),
            'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
          },
          body: new Uint8Array(bytes),
        }),
      ),
    )
    for (const answer of answers) {
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  return statuses
}

const row = (name: string, times: readonly number[], goal?: number): string[] => {
  const at = (part: number) => times.at(Math.min(times.length - 1, Math.floor(times.length * part))) ?? 0
  const slowest = at(1)
  const figures = [at(0.5), at(0.99), slowest].map(ms => ms.toFixed(1))
  return [name, thousands(times.length), ...figures, goal === undefined ? '' : atMost(slowest, goal, 'ms')]
}

const folder = openFolder()
const place = join(folder, 'fuzzed')
mkdirSync(place)
writeFiles(place)
const batches = [...pictures(files, byHttp)]
process.env.SERVICE_SECRET = 'known to the bench and the server'
process.env.FUZZ_FOLDER = place
process.env.FUZZ_WAIT_MS = String(aloneMs + 5000)
const site = await startProduction(folder, 'bench/fuzzed-server.ts')
for (const page of pages) await statusOf(`${site.origin}${page}`)
const before = performance.now()
const alone = await readPages(site.origin, () => performance.now() > before + aloneMs)
const result = join(place, 'result.json')
const during = await readPages(site.origin, () => existsSync(result))
const seconds = (performance.now() - before - aloneMs) / 1000
let isSent = false
const sending = sendByHttp(site.origin, batches).finally(() => {
  isSent = true
})
const sent = await readPages(site.origin, () => isSent)
const statuses = await sending
await site.stop()

const tally = JSON.parse(readFileSync(result, 'utf8')) as Tally
const reasons = Object.entries(Object.groupBy(Object.values(tally.refused), reason => reason))
const failures = reasons.filter(([reason]) => reason.startsWith('error'))
const faults = findFaults(place, tally)
const refused = Object.keys(tally.refused).length
const errors = [...statuses].filter(([status]) => status >= 500)
const verdict = (bad: number) => (bad === 0 ? 'met (none)' : `MISSED (${bad})`)
printTable(`${thousands(files)} fuzzed pictures, inspected by the server that serves the pages`, [
  ['pages, in ms', 'asked for', 'median', '99 %', 'slowest', ''],
  row('before', alone),
  row('during', during, 50),
  row(`while ${thousands(byHttp)} more come by HTTP`, sent, 50),
])
printTable('What came of the pictures', [
  ['inspected', thousands(files), `${seconds.toFixed(0)} s`],
  ['taken, without their position', thousands(files - refused), verdict(faults.length)],
  ['refused', reasons.map(([reason, all = []]) => `${reason} × ${all.length}`).join(', '), ''],
  ['errors', String(failures.length), verdict(failures.length)],
  [
    'longest turn of the event loop, in processor time',
    `${tally.longestTurnMs.toFixed(1)} ms`,
    atMost(tally.longestTurnMs, 50, 'ms'),
  ],
  ['slowest picture', `${tally.slowestMs.toFixed(0)} ms`, atMost(tally.slowestMs, 10_000, 'ms')],
  [
    'by HTTP',
    [...statuses].map(([status, count]) => `${status} × ${count}`).join(', '),
    verdict(errors.length),
  ],
])
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)

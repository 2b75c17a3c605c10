// Answers a second of one page, and of 300 pages of the sitemaps in turn, at once and when all of them are older than the minute after
// which a page that shows the time of day is rendered again. The client shares the processor.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFolder, startProduction } from './production.ts'
import { findPeak } from './soak-load.ts'
import { printTable, thousands } from './table.ts'

const seconds = 10
const mostPages = 300
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const site = await startProduction(openFolder())
const { origin } = site
const paths = await listPaths()
for (const path of paths) await read(path)
const [one, young] = [await measure(['/']), await measure(paths)]
await sleep(65_000)
const old = await measure(paths)
await site.stop()
agent.destroy()
printTable('Answers a second', [
  ['', ''],
  ['the home page', thousands(one)],
  [`${paths.length} pages in turn`, thousands(young)],
  ['the same, more than a minute later', thousands(old)],
])

async function measure(all: readonly string[]): Promise<number> {
  let n = 0
  return findPeak(() => read(all[n++ % all.length] ?? '/'), seconds)
}

async function listPaths(): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  const files = await locations('/sitemap.xml')
  const all = (await Promise.all(files.map(locations))).flat()
  const step = Math.max(1, all.length / mostPages)
  return Array.from({ length: Math.min(all.length, mostPages) }, (_, at) => all[Math.floor(at * step)] ?? '/')
}

function read(path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const asked = get(origin + path, { agent, headers: { 'Accept-Encoding': 'br' } }, response => {
    response.resume()
    response.once('end', () =>
      response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
    )
  })
  asked.once('error', reject)
  return promise
}

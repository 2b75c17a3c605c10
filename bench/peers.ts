// The same article from this site and from other frameworks, each with its own production server: `npm run bench -- peers`
// writes docs/performance.md; `--rounds=1` is quick and only prints. Hundreds of packages are installed, outside the tree.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bringIn, chromium, isOnPath } from '../bin/parts/debian.ts'
import { openBrowser } from '../test/browser.ts'
import { waitUntilQuiet } from './child.ts'
import { installLighthouse, type Report, runLighthouse } from './lighthouse-run.ts'
import { holdsArticle, readArticle } from './peers/article.ts'
import { astro } from './peers/astro.ts'
import { buildPeer } from './peers/build.ts'
import { compare } from './peers/compare.ts'
import { loadInTurns } from './peers/load-in-turns.ts'
import { next } from './peers/next.ts'
import { nuxt } from './peers/nuxt.ts'
import { type MeasuredServer, memoryWithChildren, startPeer } from './peers/serve.ts'
import { type Weight, weigh } from './peers/weigh.ts'
import { openFolder, startProduction } from './production.ts'
import { printTable } from './table.ts'
import { writeTable } from './write-table.ts'

const given = process.argv.find(word => word.startsWith('--rounds='))?.split('=')[1]
const rounds = Number(given ?? 5)
const visits = Math.min(rounds, 3)
const path = '/insight/2024/weight-in-a-walk'

const without = 'there is nothing to measure with'
const wrk = { name: 'wrk', packages: ['wrk'], isHere: () => isOnPath('wrk'), without }
for (const part of [chromium, wrk]) if (!(await bringIn(part))) process.exit(1)
const lighthouse = await installLighthouse()
if (!existsSync(lighthouse)) throw new Error('Lighthouse could not be installed')

const folder = openFolder()
const site = await startProduction(folder)
const article = await readArticle(site.origin + path)
const servers: MeasuredServer[] = [{ ...site, name: 'this site', path }]
const missing: string[] = []
for (const peer of [next, nuxt, astro]) {
  const name = `${peer.name} ${peer.version}`
  try {
    const server = await startPeer(peer, await buildPeer(peer, article))
    const html = await (await fetch(`http://127.0.0.1:${server.port}/`)).text()
    if (!holdsArticle(html, article)) throw new Error(`${name} serves another text`)
    servers.push({ ...server, name, path: '/' })
  } catch (error) {
    console.error(error)
    missing.push(name)
  }
}
for (const server of servers) await waitUntilQuiet(server)

console.log(`peers: ${rounds} rounds of load on ${servers.length} servers`)
const rates = await loadInTurns(servers, rounds)
const memory = servers.map(({ pid }) => memoryWithChildren(pid))

const addressOf = (server: MeasuredServer) => `http://localhost:${server.port}${server.path}`
const browser = await openBrowser()
const weights: Weight[] = []
for (const server of servers) weights.push(await weigh(browser, addressOf(server), server.path === path))
await browser.close()

const reports: Report[][] = servers.map(() => [])
for (let visit = 0; visit < visits; visit++) {
  for (const [at, server] of servers.entries()) {
    console.log(`peers: Lighthouse visits ${server.name} (${visit + 1} of ${visits})`)
    reports[at]?.push(await runLighthouse(lighthouse, addressOf(server), join(folder, 'report.json')))
  }
}
for (const server of servers) await server.stop()

const columns = servers.flatMap(({ name }, at) => {
  const [rate, bytes, weight, visited] = [rates[at], memory[at], weights[at], reports[at]]
  return rate && bytes && weight && visited
    ? [{ name, rates: rate, memory: bytes, weight, reports: visited }]
    : []
})
const rows = compare(columns, missing)
printTable(`One article: medians of ${rounds} rounds and ${visits} visits; × divided by this site's`, rows)
if (given === undefined) writeTable('peers', rows)

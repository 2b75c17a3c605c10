import { setTimeout as sleep } from 'node:timers/promises'
import { addresses, moreAddresses } from './growth-addresses.ts'
import type { Measure } from './growth-results.ts'
import type { GrownSite } from './growth-site.ts'

const maxHeldMs = 50
const maxMb = 350

/** The first answer of each kind of address, the indexes that searches make, and the memory. */
export async function measurePages(site: GrownSite, isFull: boolean): Promise<Measure[]> {
  const measures: Measure[] = [{ what: 'start', ms: site.startMs, mb: site.memoryMb(), isWhole: true }]
  // Loads and compiles what all of them need.
  for (const path of ['/who-we-are', '/procreate', '/insight/2024/weight-in-a-walk']) await ask(site, path)
  for (const path of isFull ? [...addresses, ...moreAddresses] : addresses)
    measures.push({ ...(await ask(site, path)), what: path })
  measures.push(await indexes(site))
  for (const path of addresses.filter(each => each.includes('search')))
    measures.push({ ...(await ask(site, path)), what: `${path}, again` })
  const mb = site.peakMb()
  measures.push({ what: 'memory at most', ms: 0, mb, ...(mb > maxMb && { missed: `over ${maxMb} MB` }) })
  return measures
}

async function ask(site: GrownSite, path: string) {
  await site.gauge()
  const began = performance.now()
  const answer = await fetch(site.origin + path)
  await answer.arrayBuffer()
  const ms = performance.now() - began
  const held = heldOf(await site.gauge())
  const refused = answer.status !== 200 && { missed: `answered ${answer.status}` }
  return { ms, mb: site.memoryMb(), ...held, ...refused }
}

/** Waits until the indexes of the first searches are whole. */
async function indexes(site: GrownSite): Promise<Measure> {
  const began = performance.now()
  let worst = { heldMs: 0, workedMs: 0 }
  for (let idle = 0; idle < 5; await sleep(200)) {
    const last = await site.gauge()
    idle = last.workedMs < 4 ? idle + 1 : 0
    if (last.workedMs > worst.workedMs) worst = last
  }
  const ms = performance.now() - began
  return { what: 'indexes of the search made', ms, mb: site.memoryMb(), isWhole: true, ...heldOf(worst) }
}

/** What other programs take from the processor is no fault of ours: the smaller of both times counts. */
function heldOf({ heldMs, workedMs }: { readonly heldMs: number; readonly workedMs: number }) {
  const held = Math.min(heldMs, workedMs)
  return held > maxHeldMs ? { missed: `holds ${held.toFixed(0)} ms` } : {}
}

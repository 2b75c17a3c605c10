// The document of every indexable address, in bytes of its final compression, the largest first.
import { languageTagOf } from '../contract/locale.ts'
import { compressWell } from '../server/pages/encodings.ts'
import { readPath } from '../site/language/link.ts'
import { queryXml } from '../test/html.ts'
import { maxDocument } from '../test/page-weight.ts'
import { openFolder, startProduction } from './production.ts'
import { median, printTable, thousands } from './table.ts'

const site = await startProduction(openFolder())
const sizes: { readonly path: string; readonly bytes: number }[] = []

async function listLocations(path: string): Promise<string[]> {
  const xml = await (await fetch(site.origin + path)).text()
  return queryXml(xml)
    .texts('loc')
    .map(address => new URL(address).pathname)
}

const maps = await Promise.all((await listLocations('/sitemap.xml')).map(listLocations))
const paths = new Set(maps.flat()).values()

/** As many as zlib has threads. */
const maxConcurrent = 4
async function takeTurns() {
  for (const path of paths) {
    const response = await fetch(site.origin + path, {
      headers: { 'Accept-Language': languageTagOf(readPath(path).locale), 'Accept-Encoding': 'identity' },
    })
    const { br } = await compressWell(Buffer.from(await response.arrayBuffer()))
    sizes.push({ path, bytes: br.length })
  }
}
await Promise.all(Array.from({ length: maxConcurrent }, takeTurns))
await site.stop()

const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)
const over = largest.filter(({ bytes }) => bytes > maxDocument)
printTable(`${sizes.length} documents: ${over.length} over ${thousands(maxDocument)} bytes`, [
  ['', 'bytes', ''],
  ...largest
    .slice(0, Math.max(30, over.length))
    .map(({ path, bytes }) => [path, thousands(bytes), bytes > maxDocument ? 'OVER' : '']),
  ['the one in the middle', thousands(median(sizes.map(({ bytes }) => bytes))), ''],
])

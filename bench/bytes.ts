// What pages weigh on the wire for a telephone: loaded, and taken over by React, without scrolling. What is fetched ahead
// for the pages behind their links, when all is done, is not theirs.
import { bringIn, chromium as chromiumPart } from '../bin/parts/debian.ts'
import { openBrowser, visit } from '../test/browser.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable } from './table.ts'

if (!(await bringIn(chromiumPart))) process.exit(1)

const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const site = await startProduction(openFolder())
const origin = `http://localhost:${site.port}`
const browser = await openBrowser()
const rows: string[][] = [['', 'HTML', 'CSS', 'scripts', 'fonts', 'pictures', 'other', 'all', 'requests']]

const scripts: string[][] = [['', 'scripts', '']]

for (const [path, locale] of [
  ['/', 'en-US'],
  ['/cn', 'zh-CN'],
  ['/jp', 'ja'],
  ...['/who-we-are', '/ai', '/careers', '/insight', '/press', '/procreate', '/handbook/procreate/5.3'].map(
    path => [path, 'en-US'] as const,
  ),
] as const) {
  // Best compression is ready a moment after the first visit.
  await (await fetch(origin + path, { headers: { 'Accept-Language': locale } })).arrayBuffer()
  await new Promise(resolve => setTimeout(resolve, 1500))
  const { context, page } = await visit(browser, { origin, locale, ...telephone })
  const sizes: Promise<[string, number]>[] = []
  page.on('requestfinished', async request => {
    if ((await request.headerValue('sec-purpose')) !== null) return
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize]))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.waitForTimeout(1000)
  const measured = await Promise.all(sizes)
  await context.close()
  const sum = (choose: (kind: string) => boolean) =>
    measured.reduce((bytes, [kind, size]) => bytes + (choose(kind) ? size : 0), 0) / 1024
  const all = sum(() => true)
  const columns = kinds.map(kind => sum(other => other === kind))
  const other = sum(kind => !kinds.some(known => known === kind))
  const own = sum(kind => kind === 'script')
  scripts.push([path, own.toFixed(1), atMost(Math.round(own), 100, 'KB')])
  if (scripts.length > 4) continue
  rows.push([
    path,
    ...[...columns, other, all].map(kilobytes => kilobytes.toFixed(1)),
    String(measured.length),
    atMost(Math.round(all), 250, 'KB'),
  ])
}
await browser.close()
await site.stop()
printTable('Bytes of the home page on the wire, in KB', rows)
printTable('Scripts in all, in KB', scripts)

// Benchmark of uncached pages: rendered and compressed for each request, over HTTP in this process.
import '../server/production.ts'
import { join } from 'node:path'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { loadBuild } from '../server/build.ts'
import { foldersOf } from '../server/folders.ts'
import { start } from '../server/start.ts'
import { findFreePort, projectRoot } from '../test/test-server.ts'
import { openFolder } from './production.ts'
import { atMost, median, printTable } from './table.ts'

const times = 50
const folders = foldersOf(projectRoot)
const settings = readSettings({
  PORT: String(await findFreePort()),
  DATA_DIR: join(openFolder(), 'data'),
})
const running = await start({
  settings,
  log: createLog('silent'),
  render: await loadBuild(folders.server),
  contentFolder: folders.content,
  folders: [],
  keepPages: false,
  sharingPictures: false,
})

async function time(path: string): Promise<number> {
  const began = performance.now()
  await (await fetch(settings.origin + path)).arrayBuffer()
  return performance.now() - began
}

const rows: string[][] = [['', 'first', 'fastest', `middle of ${times}`, 'slowest', 'goal']]
for (const path of ['/', '/cn', '/jp']) {
  const first = await time(path)
  for (let warm = 0; warm < 20; warm++) await time(path)
  const measured: number[] = []
  for (let count = 0; count < times; count++) measured.push(await time(path))
  const inMs = [first, Math.min(...measured), median(measured), Math.max(...measured)].map(
    ms => `${ms.toFixed(1)} ms`,
  )
  rows.push([path, ...inMs, atMost(median(measured), 15, 'ms')])
}
await running.stop()
printTable('Render: the home page without memory', rows)

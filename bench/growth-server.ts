// Production server that reports its event loop delay over IPC.
import '../server/production.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { loadBuild } from '../server/build.ts'
import { foldersOf } from '../server/folders.ts'
import { start } from '../server/start.ts'
import { projectRoot } from '../test/test-server.ts'

const folders = foldersOf(projectRoot)
const running = await start({
  settings: readSettings(process.env),
  log: createLog('silent'),
  render: await loadBuild(folders.server),
  contentFolder: process.env.GROWTH_CONTENT ?? folders.content,
  folders: [{ path: folders.client }],
  sharingPictures: false,
})

const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

/** Processor time of this thread between two ticks: what other programs take from it is not in it. */
let longestMs = 0
let last = process.threadCpuUsage()
setInterval(() => {
  const now = process.threadCpuUsage()
  longestMs = Math.max(longestMs, (now.user + now.system - last.user - last.system) / 1000)
  last = now
}, 2)

process.on('message', asked => {
  if (asked === 'stop') return void running.stop().then(() => process.exit(0))
  process.send?.({ heldMs: Math.max(0, delay.max / 1e6 - resolution), workedMs: longestMs })
  delay.reset()
  longestMs = 0
})
process.send?.('ready')

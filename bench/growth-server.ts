// Production server that reports its event loop delay over IPC.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createLog } from '../platform/log.ts'
import { startWithoutPictures } from './start-without-pictures.ts'

// However the bench has ended.
process.once('disconnect', () => process.exit(1))

const running = await startWithoutPictures(createLog('warn'), process.env.GROWTH_CONTENT)

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

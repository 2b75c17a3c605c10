import cluster from 'node:cluster'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog, type Log } from '../platform/log.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { foldersOf } from './folders.ts'
import { explain } from './lifecycle/start-failure.ts'
import { stopOnSignals } from './lifecycle/stop-on-signals.ts'
import { watchUncaught } from './lifecycle/uncaught.ts'
import type { RunningServer } from './start.ts'

// Files of this process are private, whatever the umask of the shell.
process.umask(0o077)

async function startAs(settings: Settings): Promise<{ readonly log: Log; readonly running: RunningServer }> {
  // Dynamic imports: the supervisor loads nothing of the site, which keeps it small.
  if (cluster.isWorker) return (await import('./workers/start-worker.ts')).startWorker(settings)
  const log = createLog(settings.logLevel)
  const folders = foldersOf(dirname(dirname(fileURLToPath(import.meta.url))))
  if (settings.workers === 1) {
    const { startSite } = await import('./start-site.ts')
    return { log, running: await startSite({ settings, log, folders }) }
  }
  const { supervise } = await import('./workers/supervise.ts')
  return { log, running: await supervise({ settings, log, folders }) }
}

try {
  const settings = readSettings(process.env)
  const { log, running } = await startAs(settings)
  const { port } = running
  if (cluster.isWorker) log.info({ port, pid: process.pid }, 'Worker serving')
  else log.info({ port, origin: settings.origin, version: settings.buildVersion }, 'Serving')
  stopOnSignals(log, running)
  watchUncaught(log, running.stop)
} catch (error) {
  const message = explain(error)
  if (message !== null) console.error(message)
  process.exit(1)
}

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { foldersOf, loadBuild } from './build.ts'
import { explain } from './lifecycle/start-failure.ts'
import { watchUncaught } from './lifecycle/uncaught.ts'
import { start } from './start.ts'

// Files of this process are private, whatever the umask of the shell.
process.umask(0o077)

try {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const folders = foldersOf(dirname(dirname(fileURLToPath(import.meta.url))))
  const running = await start({
    settings,
    log,
    render: await loadBuild(folders.server),
    contentFolder: folders.content,
    folders: [{ path: folders.client }, { path: folders.earlier }],
    workerFolder: folders.worker,
  })
  log.info({ port: running.port, origin: settings.origin, version: settings.buildVersion }, 'Serving')
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping: requests and jobs are finished first')
    await running.stop()
    log.info('Stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  watchUncaught(log, running.stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

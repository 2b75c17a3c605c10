import type { Log } from '../../platform/log.ts'
import type { RunningServer } from '../start.ts'

/** Drains and stops on SIGTERM and SIGINT, and exits with code 0. */
export function stopOnSignals(log: Log, { drain, stop }: Pick<RunningServer, 'drain' | 'stop'>): void {
  let stopping = false
  const end = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping: requests and jobs are finished first')
    await drain()
    await stop()
    log.info('Stopped')
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

import type { Log } from '../../platform/log.ts'

const graceMs = 3000

/**
 * Logs unhandled rejections, after which the process goes on: the operation has failed and is rolled back. After an
 * uncaught exception the state is unknown: it is logged, responses under way get three seconds, and the process exits with
 * code 1 for its supervisor to restart it.
 */
export function watchUncaught(log: Log, stop: () => Promise<void>): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'Unhandled rejection'))
  let isEnding = false
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'Uncaught exception: the process ends')
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), graceMs)
    stop().then(
      () => process.exit(1),
      () => process.exit(1),
    )
  })
}

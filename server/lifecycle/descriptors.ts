import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Server } from 'node:net'
import type { Log } from '../../platform/log.ts'
import { onceAMinute } from '../http/once-a-minute.ts'

/** Descriptors that are reserved for files, the database and outgoing calls. */
const reserved = (limit: number) => Math.min(256, Math.floor(limit / 4))
const everyMs = 5000

/**
 * Reserves descriptors for files and the database by a limit on connections, and logs once a minute when the process runs
 * out of either: libuv closes a connection without a descriptor silently.
 */
export function watchDescriptors(server: Server, log: Log, limit = descriptorLimit()): { stop(): void } {
  const [limitDrops, limitErrors] = [onceAMinute(), onceAMinute()]
  if (limit !== null) server.maxConnections = limit - reserved(limit)
  server.on('drop', () =>
    limitDrops(() =>
      log.error(
        { connections: server.maxConnections },
        'Connections are refused: the process has as many open as its limit of file descriptors allows',
      ),
    ),
  )
  const report = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    limitErrors(() =>
      log.error({ code }, 'The process is out of file descriptors: raise its limit (ulimit -n)'),
    )
  }
  server.on('error', report)
  const timer = setInterval(() => {
    open('/dev/null').then(
      file => file.close(),
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EMFILE' || error.code === 'ENFILE') report(error)
      },
    )
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** The process's limit of open files and sockets; null where the system does not report it (not Linux). */
export function descriptorLimit(): number | null {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}

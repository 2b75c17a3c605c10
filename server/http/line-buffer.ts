import cluster from 'node:cluster'
import type { DestinationStream } from 'pino'

const capacity = 64 * 1024
const maxDelayMs = 100
/** The bytes that a pipe takes whole while other processes write to it (PIPE_BUF of POSIX and of Linux). */
const maxPipeBytes = 4096

/** Unwritten lines of this process, by what writes them. */
const pending = new Set<() => void>()
let isWatchingExit = false

/**
 * Buffers lines of Latin-1 text for a log's destination: they are written together after 100 ms, when 64 KB have come
 * together, and when the process exits, also after an uncaught exception. Workers share their output: they write at most
 * 4 KB at once, in whole lines.
 */
export function createLineBuffer(
  destination: DestinationStream,
  maxWriteBytes = cluster.isWorker ? maxPipeBytes : capacity,
): { add(line: string): void } {
  let lines: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    pending.delete(flush)
    const all = lines
    lines = []
    length = 0
    let from = 0
    let bytes = 0
    // Joined here, a line costs less than when each request copies its own.
    all.forEach((line, n) => {
      if (n > from && bytes + line.length > maxWriteBytes) {
        destination.write(all.slice(from, n).join(''))
        from = n
        bytes = 0
      }
      bytes += line.length
    })
    if (bytes > 0) destination.write(all.slice(from).join(''))
  }

  return {
    add(line) {
      if (length + line.length > capacity) flush()
      if (length === 0) {
        timer = setTimeout(flush, maxDelayMs).unref()
        pending.add(flush)
        flushOnExit()
      }
      lines.push(line)
      length += line.length
      if (length > capacity) flush()
    },
  }
}

function flushOnExit() {
  if (isWatchingExit) return
  isWatchingExit = true
  process.once('exit', () => {
    for (const flush of pending) flush()
  })
}

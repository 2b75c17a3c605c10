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
  let buffer: Buffer | undefined
  let length = 0
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    pending.delete(flush)
    if (buffer === undefined || length === 0) return
    const end = length
    length = 0
    for (let from = 0, to = 0; from < end; from = to) {
      to = endOfLines(buffer, from, Math.min(from + maxWriteBytes, end))
      destination.write(buffer.toString('latin1', from, to))
    }
  }

  return {
    add(line) {
      if (length + line.length > capacity) flush()
      if (line.length > capacity) return void destination.write(line)
      buffer ??= Buffer.allocUnsafeSlow(capacity)
      if (length === 0) {
        timer = setTimeout(flush, maxDelayMs).unref()
        pending.add(flush)
        flushOnExit()
      }
      length += buffer.write(line, length, 'latin1')
    },
  }
}

/** Where the last line that ends before `to` ends; `to` itself for a line that is longer. */
function endOfLines(buffer: Buffer, from: number, to: number): number {
  const end = buffer.lastIndexOf('\n', to - 1) + 1
  return end > from ? end : to
}

function flushOnExit() {
  if (isWatchingExit) return
  isWatchingExit = true
  process.once('exit', () => {
    for (const flush of pending) flush()
  })
}

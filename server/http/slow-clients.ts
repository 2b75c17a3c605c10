import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../../platform/log.ts'
import type { Connections, RateWindow } from './connections.ts'

/** The least bytes that a client has to send of a body, or read of a response, on average over a window. */
interface MinimumRate {
  readonly bytesPerSecond: number
  readonly windowMs: number
}

export interface SlowClientOptions {
  readonly body: MinimumRate
  readonly answer: MinimumRate
  readonly everyMs: number
}

/**
 * A telephone on a bad line sends 3 KB a second; less than a third of that for half a minute is a slow client attack. A
 * download that a browser has paused may stall for two minutes: browsers go on with a Range request.
 */
export const defaultSlowClients: SlowClientOptions = {
  body: { bytesPerSecond: 1024, windowMs: 30_000 },
  answer: { bytesPerSecond: 1024, windowMs: 120_000 },
  everyMs: 5000,
}

/**
 * Closes connections whose request body or response is slower than a minimum rate. Returns a function that stops it.
 */
export function disconnectSlowClients(
  connections: Connections,
  log: Log,
  options: SlowClientOptions,
): () => void {
  function look(now: number) {
    for (const connection of connections.all()) {
      const { socket, request } = connection
      const sends = request !== null && !request.complete && isRead(request)
      connection.body = sends ? measure(connection.body, socket.bytesRead, now, options.body) : null
      const takes = socket.writableLength > 0
      connection.answer = takes ? measure(connection.answer, sentBytes(socket), now, options.answer) : null
      const slow = isSlow(connection.body) ? 'body' : isSlow(connection.answer) ? 'answer' : null
      if (slow !== null) {
        log.info({ what: slow }, 'Slow client disconnected')
        socket.destroy()
      } else if (request?.complete && connection.response?.destroyed) {
        connection.request = null
        connection.response = null
      }
    }
  }
  const timer = setInterval(() => look(performance.now()), options.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

const tooSlow = { since: Number.NaN, bytes: 0 }
const isSlow = (window: RateWindow | null) => window === tooSlow

/** The current window, a new one when enough came in the last, or `tooSlow`. */
function measure(window: RateWindow | null, bytes: number, now: number, least: MinimumRate): RateWindow {
  if (window === null) return { since: now, bytes }
  const ms = now - window.since
  if (ms < least.windowMs) return window
  return ((bytes - window.bytes) / ms) * 1000 < least.bytesPerSecond ? tooSlow : { since: now, bytes }
}

/**
 * Written bytes that the system has accepted. The socket counts a large write only when it is complete; its handle counts
 * it in part, as Node's own socket timeout does.
 */
function sentBytes(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } }
  return (handle?.bytesWritten ?? socket.bytesWritten) - (handle?.writeQueueSize ?? 0)
}

/** Whether bytes are due from the client: a body that this process has paused (a full disk queue) does not count. */
const isRead = (request: IncomingMessage) =>
  request.readableFlowing !== false && request.readableLength < request.readableHighWaterMark

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../../platform/log.ts'

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

/** Bytes at the beginning of the current window; null while nothing is due from the client. */
interface Progress {
  body: { readonly since: number; readonly bytes: number } | null
  answer: { readonly since: number; readonly bytes: number } | null
  request?: IncomingMessage | undefined
  response?: ServerResponse | undefined
}

/** Closes connections whose request body or response is slower than a minimum rate. Returns a function that stops it. */
export function disconnectSlowClients(server: Server, log: Log, options: SlowClientOptions): () => void {
  const sockets = new Map<Socket, Progress>()
  server.on('connection', socket => {
    sockets.set(socket, { body: null, answer: null })
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => {
    const progress = sockets.get(request.socket)
    if (progress) Object.assign(progress, { body: null, answer: null, request, response })
  })

  function look(now: number) {
    for (const [socket, progress] of sockets) {
      const { request, response } = progress
      if (request?.complete && response?.writableFinished) {
        // An idle keep-alive connection has neither body nor response under way.
        progress.request = undefined
        progress.response = undefined
        continue
      }
      const sends = request !== undefined && !request.complete && isRead(request)
      progress.body = sends ? measure(progress.body, socket.bytesRead, now, options.body) : null
      const sent = sentBytes(socket)
      const takes = response !== undefined && !response.writableFinished && socket.writableLength > 0
      progress.answer = takes ? measure(progress.answer, sent, now, options.answer) : null
      const slow = isSlow(progress.body) ? 'body' : isSlow(progress.answer) ? 'answer' : null
      if (slow === null) continue
      log.info({ what: slow }, 'Slow client disconnected')
      socket.destroy()
    }
  }
  const timer = setInterval(() => look(performance.now()), options.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

const tooSlow = { since: Number.NaN, bytes: 0 }
const isSlow = (window: Progress['body']) => window === tooSlow

/** The current window, a new one when enough came in the last, or `tooSlow`. */
function measure(window: Progress['body'], bytes: number, now: number, least: MinimumRate): Progress['body'] {
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

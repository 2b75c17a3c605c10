import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Log } from '../../platform/log.ts'
import { watchDescriptors } from '../lifecycle/descriptors.ts'
import { type Connections, trackConnections } from './connections.ts'
import { hasBody } from './exchange.ts'
import { defaultSlowClients, disconnectSlowClients, type SlowClientOptions } from './slow-clients.ts'
import { keepAliveTimeout } from './whole-response.ts'

interface ListeningServer {
  /** The port of the settings, or the free one that was found for 0. */
  readonly port: number
  /** Ends each connection with its next response: a proxy sends no more on those that it keeps. */
  drain(): void
  /**
   * Takes no more connections; resolves when the responses under way are out (after 10 s they are cut off). Idle connections
   * are closed at once; after `drain` they are left for some seconds to the proxy, which may be sending a request on one.
   */
  close(): Promise<void>
}

const graceMs = 10_000
/** After a drain, in ms: longer than a proxy keeps an idle connection (deploy/), so that the proxy is the one to close it. */
export const idleGraceMs = 12_000

const limits = {
  keepAliveTimeout,
  headersTimeout: 20_000,
  // slow-clients.ts limits the time of a body: an attachment from a telephone may take long.
  requestTimeout: 0,
  maxHeaderSize: 16 * 1024,
  // A request without a body has no stream events, and `readableEnded` from the start.
  optimizeEmptyRequests: true,
}

/** Starts an HTTP/1.1 server with limits on headers and times. Rejects when the port is taken. */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  log: Log,
  slowClients: SlowClientOptions = defaultSlowClients,
): Promise<ListeningServer> {
  let isDraining = false
  const server = createServer(limits, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false
    listener(request, response)
    if (!response.writableEnded || hasBody(request)) connections.note(request, response)
  })
  const connections = trackConnections(server)
  // Node's own would destroy connections whose response has ended and is still being sent, and no silent ones.
  server.closeIdleConnections = () => {}
  const stopCutting = disconnectSlowClients(connections, log, slowClients)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    log.debug({ code: error.code }, 'Malformed HTTP request')
    if (error.code === 'ECONNRESET') socket.destroy()
    else refuseOn(socket, statusFor(error))
  })
  // Without a listener Node closes the connection of a CONNECT without a response.
  server.on('connect', (_, socket) => refuseOn(socket, '405 Method Not Allowed'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const descriptors = watchDescriptors(server, log)
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    drain() {
      isDraining = true
    },
    close() {
      const idleMs = isDraining ? idleGraceMs : 0
      isDraining = true
      descriptors.stop()
      return close(server, connections, idleMs).finally(stopCutting)
    },
  }
}

function refuseOn(socket: Duplex, status: string) {
  if (!socket.writable) return void socket.destroy()
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

function statusFor({ code }: NodeJS.ErrnoException): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
}

/** Closes the server gracefully: idle connections after `idleMs`. */
async function close(server: Server, connections: Connections, idleMs: number): Promise<void> {
  if (idleMs > 0) await findQuietTurn(server)
  const cut = setTimeout(() => server.closeAllConnections(), idleMs + graceMs)
  const closedAt = performance.now()
  const hangUp = () => performance.now() - closedAt >= idleMs && connections.closeIdle()
  const hangingUp = setInterval(hangUp, 50)
  await new Promise<void>(resolve => {
    server.close(() => resolve())
    hangUp()
  })
  clearTimeout(cut)
  clearInterval(hangingUp)
}

const mostTurns = 2000

/**
 * Resolves in a turn of the event loop that brought no connection and took no time: one that waits to be accepted while the
 * port closes is reset, and the request that is on it already is lost.
 */
async function findQuietTurn(server: Server): Promise<void> {
  let arrived = 0
  const count = () => void arrived++
  server.on('connection', count)
  for (let turns = 0; turns < mostTurns; turns++) {
    const [before, startedAt] = [arrived, performance.now()]
    await setImmediate()
    if (turns > 0 && arrived === before && performance.now() - startedAt < 0.2) break
  }
  server.off('connection', count)
}

import { createServer, type RequestListener, type Server } from 'node:http'
import type { Log } from '../platform/log.ts'

export interface Listening {
  /** The port that was given, or the free one that was found for 0. */
  readonly port: number
  /** Takes no more connections, and resolves when the answers under way are out (after 10 s they are cut off). */
  close(): Promise<void>
}

const graceMs = 10_000

/** Starts an HTTP/1.1 server with bounded headers and times. Rejects when the port is taken. */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  log: Log,
): Promise<Listening> {
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 300_000, maxHeaderSize: 16 * 1024 },
    listener,
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    log.debug({ code: error.code }, 'A client sent what is not HTTP')
    if (socket.writable)
      socket.end(`HTTP/1.1 ${statusFor(error)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => close(server),
  }
}

const statusFor = ({ code }: NodeJS.ErrnoException) =>
  code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

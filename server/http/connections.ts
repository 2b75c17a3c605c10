import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes at the beginning of a window in which a client's rate is measured. */
export interface RateWindow {
  readonly since: number
  readonly bytes: number
}

/** A connection and its latest request that was not answered at once. */
interface Connection {
  readonly socket: Socket
  request: IncomingMessage | null
  response: ServerResponse | null
  /** Null while nothing is due from the client. */
  body: RateWindow | null
  answer: RateWindow | null
}

export interface Connections {
  /** Notes a request whose body or response is not complete when its listener returns. */
  note(request: IncomingMessage, response: ServerResponse): void
  all(): Iterable<Connection>
  /** Destroys every connection without a request under way, whose responses have been sent. */
  closeIdle(): void
}

/** Tracks the connections of a server. */
export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>()
  server.on('connection', socket => {
    connections.set(socket, { socket, request: null, response: null, body: null, answer: null })
    socket.once('close', () => connections.delete(socket))
  })
  return {
    note(request, response) {
      const connection = connections.get(request.socket)
      if (connection) Object.assign(connection, { request, response, body: null, answer: null })
    },
    all: () => connections.values(),
    closeIdle() {
      for (const { socket, request, response } of connections.values()) {
        // A response is destroyed when it has been sent, and when its connection was lost.
        const isAnswered = response === null || response.destroyed
        const isRead = request === null || request.complete
        if (isAnswered && isRead && socket.writableLength === 0) socket.destroy()
      }
    },
  }
}

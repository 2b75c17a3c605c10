import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import { type Exchange, hasBody } from './exchange.ts'

/** The keep-alive timeout of a connection, in ms; each response announces it. */
export const keepAliveTimeout = 65_000

/** Header names and values by turns, as `response.writeHead` takes them. */
export type RawHeaders = readonly string[]

/** The fields of a head that are the same in each response, beside those of a kept connection. Throws for invalid ones. */
export function writeFields(headers: RawHeaders): string {
  let fields = ''
  for (let n = 0; n + 1 < headers.length; n += 2) {
    const [name = '', value = ''] = headers.slice(n, n + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    fields += `${name}: ${value}\r\n`
  }
  return `${fields}Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n`
}

/**
 * Whether `writeWhole` may answer: a GET of HTTP/1.1 without body or expectation on a connection that is kept, with nothing
 * before it that is not answered or not yet sent. Everything else is for Node's `ServerResponse`.
 */
export function takesWhole({ request, response }: Exchange): boolean {
  const { socket } = response
  return (
    request.method === 'GET' &&
    request.httpVersion === '1.1' &&
    response.shouldKeepAlive &&
    !hasBody(request) &&
    request.headers.expect === undefined &&
    request.headers.upgrade === undefined &&
    // Null while an earlier request of the connection is not answered.
    socket?.writable === true &&
    socket.writableLength === 0 &&
    !response.headersSent
  )
}

export const statusLines = { 200: 'HTTP/1.1 200 OK', 304: 'HTTP/1.1 304 Not Modified' } as const

/**
 * Answers with a status, fields of `writeFields` and further ones, and the body in one write on the socket, past the header
 * and stream code of `ServerResponse`: docs/decisions/046-kept-pages-bypass.md. Only where `takesWhole` allows it.
 */
export function writeWhole(
  { response, id }: Exchange,
  status: keyof typeof statusLines,
  fields: string,
  body: Buffer | null,
): void {
  const { socket } = response
  if (socket === null) return
  const length = body === null ? '' : `content-length: ${body.length}\r\n`
  const head = `${statusLines[status]}\r\nDate: ${httpDate()}\r\nx-request-id: ${id}\r\n${fields}${length}\r\n`
  response.statusCode = status
  if (body === null) socket.write(head, 'latin1')
  else {
    socket.cork()
    socket.write(head, 'latin1')
    socket.write(body)
    socket.uncork()
  }
  finish(response, socket)
}

/**
 * Has Node detach a written response from its connection and go on with the next request. Where the reader is slow, the next
 * response waits as in Node, and the time of a kept connection begins, until all is sent.
 */
export function finish(response: ServerResponse, socket: Socket): void {
  if (socket.writableLength === 0) detach(response)
  else socket.write('', 'latin1', error => error ?? detach(response))
}

function detach(response: ServerResponse) {
  response.finished = true
  response.emit('finish')
}

let second = 0
let date = ''

/** The `Date` header, formatted once a second. https://www.rfc-editor.org/rfc/rfc9110#name-date */
export function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) date = new Date(now * 1000).toUTCString()
  second = now
  return date
}

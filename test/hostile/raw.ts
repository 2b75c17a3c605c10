import { connect } from 'node:net'

interface RawAnswer {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/**
 * Sends bytes that no well-behaved client would send, and reads the answer until the server hangs up.
 * Status 0: it hung up without a word. Rejects after 10 s of silence.
 */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const chunks: Buffer[] = []
  const socket = connect(Number(port), hostname, () => socket.write(bytes))
  socket.setTimeout(10_000, () => socket.destroy(new Error('The server neither answers nor hangs up')))
  socket.on('data', chunk => chunks.push(chunk))
  // The server may close while the request is still sent: its response before that counts.
  socket.on('error', error => (chunks.length > 0 ? resolve(parse(chunks)) : reject(error)))
  socket.on('close', () => resolve(parse(chunks)))
  return promise
}

/** A request line with the literal target, and headers. */
export const getRaw = (origin: string, target: string, headers: readonly string[] = [], method = 'GET') =>
  sendRaw(
    origin,
    Buffer.from(
      [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''].join(
        '\r\n',
      ),
      'latin1',
    ),
  )

function parse(chunks: readonly Buffer[]): RawAnswer {
  const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}

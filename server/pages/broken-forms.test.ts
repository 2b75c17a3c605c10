import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createExchange } from '../http/exchange.ts'
import { RequestAborted } from '../http/read-body.ts'
import { type ForwardFile, readFormWithFiles } from './read-form-with-files.ts'

const part = (name: string, body: string) =>
  `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/zip\r\n\r\n${body}`

/** Sends the beginning of a form and closes the connection; resolves to the error of the reader. */
async function breakOff(parts: readonly string[], take: ForwardFile): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const server = createServer((request, response) => {
    readFormWithFiles(
      createExchange(request, response, () => ''),
      () => take,
    ).then(resolve, resolve)
    request.once('data', () => setTimeout(() => socket.destroy(), 50))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const type = 'Content-Type: multipart/form-data; boundary=x'
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 900000\r\n\r\n${parts.join('\r\n')}`)
  const reason = await promise
  server.close()
  return reason
}

const start = 'PK'.repeat(10_000)

test.for<[string, string[], ForwardFile]>([
  ['that has no name', [part('', start)], async () => 'id'],
  ['that is one too many', Array.from({ length: 11 }, (_, n) => part(`${n}.zip`, start)), drop],
  ['for which there is no room', [part('a.zip', start)], async name => ({ reason: 'unavailable', name })],
])('a sender who hangs up in the middle of a file %s ends no process', async ([, parts, take]) => {
  // An uncaught error of the file's stream would fail the whole run.
  expect(await breakOff(parts, take)).toBeInstanceOf(RequestAborted)
})

async function drop(_: string, bytes: Parameters<ForwardFile>[1]) {
  bytes.resume()
  return 'id'
}

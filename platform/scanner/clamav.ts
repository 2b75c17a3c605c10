import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Scanner, ScannerUnavailable } from './scanner.ts'

/** The timeout of the scanner's answer, in ms: it scans a whole archive first. */
const silenceMs = 120_000

/**
 * Streams files to a ClamAV daemon (`tcp://host:3310`). Its `StreamMaxLength` has to allow the largest upload.
 * https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export function createClamav(url: string, limitMs = silenceMs): Scanner {
  const { hostname, port } = new URL(url)
  return async file => {
    const socket = connect({ host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) })
    // Both also fail while nobody reads them: before the connection stands, and after the answer.
    for (const stream of [socket, file]) stream.on('error', () => {})
    try {
      const answer = await ask(socket, file, limitMs)
      if (answer.endsWith(' OK')) return 'clean'
      if (answer.endsWith(' FOUND')) return 'infected'
      throw new Error(`it answered ${JSON.stringify(answer.slice(0, 200))}`)
    } catch (error) {
      throw new ScannerUnavailable(`The scanner ${url} cannot say: ${(error as Error).message}`, {
        cause: error,
      })
    } finally {
      socket.destroy()
      file.destroy()
    }
  }
}

async function ask(socket: Socket, file: AsyncIterable<Buffer>, limitMs: number): Promise<string> {
  socket.setTimeout(limitMs, () => socket.destroy(new Error(`it is silent for ${limitMs / 1000} s`)))
  // Listens from the start: a daemon that has found something answers, and closes, before the end.
  const answer = text(socket)
  answer.catch(() => {})
  await once(socket, 'connect')
  const send = async (bytes: Buffer) => {
    if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), answer])
  }
  await send(Buffer.from('zINSTREAM\0'))
  for await (const chunk of file) {
    if (!socket.writable) break
    await send(lengthOf(chunk))
    await send(chunk)
  }
  if (socket.writable) await send(lengthOf(Buffer.alloc(0)))
  return (await answer).replace(/\0$/, '').trim()
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

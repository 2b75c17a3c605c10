import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** The SHA-256 of a stream, in hex. */
export async function hashOfStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** The SHA-256 of a file, in hex. */
export const hashOfFile = (path: string): Promise<string> => hashOfStream(createReadStream(path))

import type { IncomingMessage } from 'node:http'

/** The whole body, or null when it is longer than `limit` bytes: what is left of it is not read. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

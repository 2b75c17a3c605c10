import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import type { Fetch } from '../../contract/client.ts'
import { type FailedUpload, uploadLimits, uploadReasons, uploadsPath } from '../../contract/uploads.ts'
import type { Log } from '../../platform/log.ts'
import type { Secret } from '../../platform/signature.ts'
import { authorizationBy } from '../../services/http/same-origin.ts'
import type { Exchange } from '../exchange.ts'
import type { TakeFile } from './read-form-with-files.ts'

export interface UploadDoor {
  /** What answers the tus protocol, here or at a service apart. */
  readonly uploads: Fetch
  /** Where a file of a form waits until its length is known. */
  readonly folder: string
  readonly origin: string
  readonly serviceSecret: Secret
  readonly log: Log
}

/**
 * Sends the files of a form where a script would have sent them, so that the same limits and looks wait for them. The protocol
 * wants to know how long a file is, and a form does not say: it is read to its end first. They are sent one after
 * another, so that a limit falls on the last of them; after one that cannot be taken now the rest is not tried.
 */
export function createTakeFile(door: UploadDoor, exchange: Exchange): TakeFile {
  let last: ReturnType<TakeFile> = Promise.resolve('')
  return (name, bytes) => {
    last = takeOne(name, bytes, last)
    return last
  }

  async function takeOne(name: string, bytes: BusboyFileStream, before: typeof last): typeof last {
    const place = join(door.folder, `form-${randomUUID()}`)
    try {
      await mkdir(door.folder, { recursive: true, mode: 0o700 })
      const file = createWriteStream(place, { flags: 'wx', mode: 0o600 })
      await pipeline(bytes, file)
      const earlier = await before
      if (typeof earlier !== 'string' && earlier.reason === 'unavailable') return { ...earlier, name }
      if (file.bytesWritten > uploadLimits.bytes) return { reason: 'size', name }
      return await send(door, exchange, { name, place, size: file.bytesWritten })
    } catch (error) {
      door.log.warn(
        { requestId: exchange.id, reason: String(error) },
        'a file of a form could not be taken in',
      )
      return { reason: 'unavailable', name }
    } finally {
      await rm(place, { force: true })
    }
  }
}

interface Waiting {
  readonly name: string
  readonly place: string
  readonly size: number
}

async function send(
  { uploads, origin, serviceSecret }: UploadDoor,
  { id, visitor }: Exchange,
  { name, place, size }: Waiting,
): Promise<string | FailedUpload> {
  const bytes = size > 0 ? createReadStream(place) : null
  const asked = {
    method: 'POST',
    headers: {
      Authorization: authorizationBy(serviceSecret),
      'X-Visitor-Address': visitor,
      'X-Request-Id': id,
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(size),
      'Upload-Metadata': `filename ${Buffer.from(name).subarray(0, 1024).toString('base64')}`,
      ...(bytes && { 'Content-Type': 'application/offset+octet-stream' }),
    },
    ...(bytes && { body: Readable.toWeb(bytes) as ReadableStream, duplex: 'half' }),
  }
  try {
    const response = await uploads(new Request(`${origin}${uploadsPath}`, asked))
    const upload = response.headers.get('location')?.split('/').at(-1)
    if (response.status === 201 && upload) return upload
    const { reason: said } = (await response.json().catch(() => ({}))) as { reason?: unknown }
    return { reason: uploadReasons.find(reason => reason === said) ?? 'unavailable', name }
  } finally {
    bytes?.destroy()
  }
}

import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import type { Fetch } from '../../contract/client.ts'
import {
  type FailedUpload,
  uploadLimits,
  uploadQuotaPath,
  uploadReasons,
  uploadsPath,
} from '../../contract/uploads.ts'
import type { Log } from '../../platform/log.ts'
import type { Secret } from '../../platform/signature.ts'
import { formFilePrefix } from '../../services/admin/uploads/clean-folder.ts'
import { serviceAuthorization } from '../../services/http/same-origin.ts'
import type { Exchange } from '../http/exchange.ts'
import type { ForwardFile } from './read-form-with-files.ts'

export interface UploadOptions {
  /** The handler of the tus protocol, local or remote. */
  readonly uploads: Fetch
  /** The folder in which a file of a form is buffered until its length is known. */
  readonly folder: string
  readonly origin: string
  readonly serviceSecret: Secret
  readonly log: Log
  /** Counts a file and its bytes against another quota than that of the network address; false: it is used up. */
  readonly reserve?: (bytes: number) => Promise<boolean>
}

/**
 * Forwards the files of a form to the tus handler, with the same limits and inspections as uploads by script. tus needs the
 * length of a file, so each is buffered on disk first. The client's quota is counted before, for the whole form; over the
 * quota nothing is written. Files are sent one after another; after a temporary failure the rest is skipped.
 */
export function createUploadForwarder(
  options: UploadOptions,
  exchange: Exchange,
  formBytes: number,
): ForwardFile {
  let counted: Promise<boolean> | undefined
  let last: ReturnType<ForwardFile> = Promise.resolve('')
  return (name, bytes) => {
    const isFirst = counted === undefined
    const before = counted ?? Promise.resolve(true)
    const hasRoom = before.then(had => had && reserveQuota(options, exchange, isFirst ? formBytes : 0))
    counted = hasRoom
    last = takeOne(name, bytes, hasRoom, last)
    return last
  }

  async function takeOne(
    name: string,
    bytes: BusboyFileStream,
    hasRoom: Promise<boolean>,
    before: typeof last,
  ): typeof last {
    if (!(await hasRoom)) return { reason: 'unavailable', name }
    const place = join(options.folder, `${formFilePrefix}${randomUUID()}`)
    try {
      await mkdir(options.folder, { recursive: true, mode: 0o700 })
      const file = createWriteStream(place, { flags: 'wx', mode: 0o600 })
      await pipeline(bytes, file)
      const earlier = await before
      if (typeof earlier !== 'string' && earlier.reason === 'unavailable') return { ...earlier, name }
      if (file.bytesWritten > uploadLimits.bytes) return { reason: 'size', name }
      return await send(options, exchange, { name, place, size: file.bytesWritten })
    } catch (error) {
      warn(options, exchange, error)
      return { reason: 'unavailable', name }
    } finally {
      await rm(place, { force: true })
    }
  }
}

const warn = ({ log }: UploadOptions, { id }: Exchange, error: unknown): void =>
  log.warn({ requestId: id, reason: String(error) }, 'Form upload failed')

/** Counts one more file and its bytes against the client's quota. false: it is used up, or cannot be counted. */
async function reserveQuota(options: UploadOptions, exchange: Exchange, bytes: number): Promise<boolean> {
  try {
    if (options.reserve) return await options.reserve(bytes)
    const headers = { ...privateHeaders(options, exchange), 'Upload-Length': String(bytes) }
    const asked = new Request(`${options.origin}${uploadQuotaPath}`, { method: 'POST', headers })
    const response = await options.uploads(asked)
    await response.body?.cancel()
    return response.status === 204
  } catch (error) {
    warn(options, exchange, error)
    return false
  }
}

const privateHeaders = ({ serviceSecret }: UploadOptions, { id, visitor }: Exchange) => ({
  Authorization: serviceAuthorization(serviceSecret),
  'X-Visitor-Address': visitor,
  'X-Request-Id': id,
  'Tus-Resumable': '1.0.0',
})

interface PendingFile {
  readonly name: string
  readonly place: string
  readonly size: number
}

async function send(
  options: UploadOptions,
  exchange: Exchange,
  { name, place, size }: PendingFile,
): Promise<string | FailedUpload> {
  const bytes = size > 0 ? createReadStream(place) : null
  const asked = {
    method: 'POST',
    headers: {
      ...privateHeaders(options, exchange),
      'Upload-Counted': '1',
      'Upload-Length': String(size),
      'Upload-Metadata': `filename ${Buffer.from(name).subarray(0, 1024).toString('base64')}`,
      ...(bytes && { 'Content-Type': 'application/offset+octet-stream' }),
    },
    ...(bytes && { body: Readable.toWeb(bytes) as ReadableStream, duplex: 'half' }),
  }
  try {
    const response = await options.uploads(new Request(`${options.origin}${uploadsPath}`, asked))
    const upload = response.headers.get('location')?.split('/').at(-1)
    if (response.status === 201 && upload) return upload
    const { reason: said } = (await response.json().catch(() => ({}))) as { reason?: unknown }
    return { reason: uploadReasons.find(reason => reason === said) ?? 'unavailable', name }
  } finally {
    bytes?.destroy()
  }
}

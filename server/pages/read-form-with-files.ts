import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { type FailedUpload, uploadLimits, writeFailedUpload } from '../../contract/uploads.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'
import { RequestAborted } from '../http/read-body.ts'

/** Uploads one file of a form: its id, or the reason of its rejection. */
export type ForwardFile = (name: string, bytes: BusboyFileStream) => Promise<string | FailedUpload>

const maxFields = 200
const maxTextBytes = 64 * 1024
const maxFiles = 50
const maxBytes = uploadLimits.files * uploadLimits.bytes + 1024 * 1024

class TooLarge extends Error {}

/**
 * Reads a multipart form of a browser without scripts: its fields, then for each file `uploads` with its id or
 * `failed_uploads` with the reason and the name, in order. Or the status to refuse it with. No file is ever whole in
 * memory. `createTake` gets the maximal size of the form in bytes. Throws `RequestAborted`.
 */
export async function readFormWithFiles(
  exchange: Exchange,
  createTake: (formBytes: number) => ForwardFile,
): Promise<URLSearchParams | 400 | 413> {
  const { request } = exchange
  const length = headerOf(request, 'content-length')
  if (Number(length) > maxBytes) return 413
  // A chunked body has no Content-Length: the limit stands for it.
  const take = createTake(length === '' ? maxBytes : Number(length))
  const fields: [string, string][] = []
  const files: Promise<[string, string] | null>[] = []
  let current: BusboyFileStream | undefined
  let textBytes = 0
  let fileCount = 0
  try {
    const busboy = new Busboy({
      headers: { 'content-type': headerOf(request, 'content-type') },
      limits: {
        fields: maxFields,
        fieldSize: maxTextBytes,
        files: maxFiles,
        fileSize: uploadLimits.bytes + 1,
        parts: maxFields + maxFiles,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
    busboy.on('field', (name, value) => {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (textBytes > maxTextBytes) busboy.destroy(new TooLarge())
      // Only this function sets `failed_uploads`.
      else if (name !== 'failed_uploads') fields.push([name, value])
    })
    busboy.on('file', (_, bytes, name) => {
      // An aborted file stream emits an error, which without a listener ends the process.
      bytes.on('error', () => {})
      current = bytes
      files.push(takeOne(name, bytes))
    })
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit']) {
      busboy.on(event, () => busboy.destroy(new TooLarge()))
    }
    await pipeline(request, bounded, busboy)
    const outcomes = await Promise.all(files)
    return new URLSearchParams([...fields, ...outcomes.filter(outcome => outcome !== null)])
  } catch (error) {
    // An aborted form leaves its last file stream open.
    current?.destroy(new Error('The form broke off'))
    await Promise.allSettled(files)
    if (error instanceof TooLarge) return 413
    if (request.errored || !request.complete) throw new RequestAborted('The body broke off', { cause: error })
    return 400
  }

  async function takeOne(name: string, bytes: BusboyFileStream): Promise<[string, string] | null> {
    // An empty file field arrives as a file without a name.
    if (!name) {
      bytes.resume()
      return null
    }
    fileCount++
    const taken: string | FailedUpload =
      fileCount > uploadLimits.files ? { reason: 'count', name } : await take(name, bytes)
    bytes.resume()
    return typeof taken === 'string' ? ['uploads', taken] : ['failed_uploads', writeFailedUpload(taken)]
  }
}

async function* bounded(body: AsyncIterable<Buffer>) {
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > maxBytes) throw new TooLarge()
    yield chunk
  }
}

import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { type FailedUpload, uploadLimits, writeFailedUpload } from '../../contract/uploads.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'
import { RequestAborted } from '../http/read-body.ts'

/** Takes in one file of a form: its id, or why it is not taken. */
export type ForwardFile = (name: string, bytes: BusboyFileStream) => Promise<string | FailedUpload>

const maxFields = 200
const maxTextBytes = 64 * 1024
const maxFiles = 50
const maxBytes = uploadLimits.files * uploadLimits.bytes + 1024 * 1024

class TooLarge extends Error {}

/**
 * Reads a form that was posted with files, by browsers that run no scripts: its fields, and in the place of each file
 * `uploads` with its id or `failed_uploads` with the reason and the name, after the fields and in
 * their order. Or the status to refuse it with. No file is ever whole in memory. `createTake` is told how many bytes the form
 * has at most. Throws `RequestAborted`.
 */
export async function readFormWithFiles(
  exchange: Exchange,
  createTake: (formBytes: number) => ForwardFile,
): Promise<URLSearchParams | 400 | 413> {
  const { request } = exchange
  const length = headerOf(request, 'content-length')
  if (Number(length) > maxBytes) return 413
  // A body that is sent in chunks does not say how long it is: it may have as much as is taken.
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
      // What was not taken is ours to say.
      else if (name !== 'failed_uploads') fields.push([name, value])
    })
    busboy.on('file', (_, bytes, name) => {
      // A file that nobody reads to its end is broken off too; an event without a listener ends the process.
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
    // A form that breaks off leaves its last file without an end.
    current?.destroy(new Error('The form broke off'))
    await Promise.allSettled(files)
    if (error instanceof TooLarge) return 413
    if (request.errored || !request.complete) throw new RequestAborted('The body broke off', { cause: error })
    return 400
  }

  async function takeOne(name: string, bytes: BusboyFileStream): Promise<[string, string] | null> {
    // A field for files that was left empty comes as a file without a name.
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

import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { BackupDamaged } from './manifest.ts'

interface ArchivedFile {
  readonly name: string
  readonly size: number
  readonly body: Readable
}

/**
 * The files of an archive in their order. Each body has to be read or destroyed before the next. Throws BackupDamaged when
 * the archive is cut or is none.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 })
  const unzipped = createGunzip()
  raw.on('error', error => unzipped.destroy(error))
  const entries = (Readable.toWeb(raw.pipe(unzipped)) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  )
  try {
    for await (const { header, body } of entries) {
      const { name, size } = header
      if (header.type && header.type !== 'file') throw new BackupDamaged(`${name} is no plain file`)
      yield { name, size, body: Readable.from(readBody(body), { objectMode: false }) }
    }
  } catch (error) {
    throw asDamage(error)
  } finally {
    raw.destroy()
  }
}

async function* readBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw asDamage(error)
  }
}

/** Errors of the file system stay as they are. */
function asDamage(error: unknown): unknown {
  const { message, cause, code } = error as NodeJS.ErrnoException
  if (error instanceof BackupDamaged || /^E[A-Z]+$/.test(code ?? '')) return error
  const reason = message || (cause as Error | undefined)?.message
  return new BackupDamaged(`it cannot be read to its end (${reason})`, { cause: error })
}

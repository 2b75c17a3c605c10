import { createWriteStream } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { uploadLimits } from '../../../contract/uploads.ts'
import { removeUpload, type UploadPlaces } from './remove-uploads.ts'

/**
 * Where the protocol's server finds what has come so far: what an upload is stands in its row, its bytes grow in a file that is
 * named by its id. (The library's own FileStore keeps a second file of facts beside each, and hides why a write failed.)
 */
export class UploadStore extends DataStore {
  readonly #places: UploadPlaces
  readonly #settled: (id: string) => Promise<void>

  /** `settled` resolves when an upload is not being finished. */
  constructor(places: UploadPlaces, settled: (id: string) => Promise<void>) {
    super()
    this.#places = places
    this.#settled = settled
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  #fileOf(id: string): string {
    return join(this.#places.folder, id)
  }

  override async create(upload: Upload): Promise<Upload> {
    await mkdir(this.#places.folder, { recursive: true, mode: 0o700 })
    await writeFile(this.#fileOf(upload.id), '', { flag: 'wx', mode: 0o600 })
    return upload
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.#fileOf(id), { flags: 'r+', start: offset })
    const closed = new Promise<void>(resolve => file.once('close', resolve))
    // A write that is under way when the sender goes ends first: what is told as the offset has to stay true.
    await pipeline(bytes, file).finally(() => closed)
    return offset + file.bytesWritten
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db } = this.#places
    const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw ERRORS.FILE_NOT_FOUND
    if (row.state === 'failed') throw ERRORS.FILE_NO_LONGER_EXISTS
    const { size } = (await stat(this.#fileOf(id)).catch(() => null)) ?? { size: null }
    const offset = row.state === 'complete' ? row.size : size
    if (offset === null) throw ERRORS.FILE_NO_LONGER_EXISTS
    const metadata = { filename: row.name }
    return new Upload({ id, size: row.size, offset, metadata, creation_date: row.created_at })
  }

  override async remove(id: string): Promise<void> {
    // What is being moved to the storage while its row goes would lie there without one.
    await this.#settled(id)
    if (!(await removeUpload(this.#places, id))) throw ERRORS.FILE_NOT_FOUND
  }

  override getExpiration(): number {
    return uploadLimits.hours * 3_600_000
  }
}

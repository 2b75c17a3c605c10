import { mkdir, open, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { uploadLimits } from '../../../contract/uploads.ts'
import { countPassedBytes } from '../../../platform/memory.ts'
import { removeUpload, type UploadDependencies } from './remove-uploads.ts'

/**
 * The data store of the tus server: metadata in the row, bytes in a file named by the id. (The library's FileStore has
 * a second metadata file for each, and hides the cause of write errors.)
 */
export class UploadStore extends DataStore {
  readonly #dependencies: UploadDependencies
  readonly #settled: (id: string) => Promise<void>

  /** `settled` resolves when an upload is not being finished. */
  constructor(dependencies: UploadDependencies, settled: (id: string) => Promise<void>) {
    super()
    this.#dependencies = dependencies
    this.#settled = settled
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  #fileOf(id: string): string {
    return join(this.#dependencies.folder, id)
  }

  override async create(upload: Upload): Promise<Upload> {
    await mkdir(this.#dependencies.folder, { recursive: true, mode: 0o700 })
    await writeFile(this.#fileOf(upload.id), '', { flag: 'wx', mode: 0o600 })
    return upload
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = await open(this.#fileOf(id), 'r+')
    let end = offset
    try {
      // A running write completes first, so that the reported offset is correct.
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; ) {
          const { bytesWritten } = await file.write(chunk, at, chunk.length - at, end)
          at += bytesWritten
          end += bytesWritten
        }
        countPassedBytes(chunk.length)
      }
    } finally {
      await file.close()
    }
    return end
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db } = this.#dependencies
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
    // A concurrent finish would otherwise store a file without a row.
    await this.#settled(id)
    if (!(await removeUpload(this.#dependencies, id))) throw ERRORS.FILE_NOT_FOUND
  }

  override getExpiration(): number {
    return uploadLimits.hours * 3_600_000
  }
}

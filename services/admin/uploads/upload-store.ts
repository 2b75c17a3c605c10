import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { uploadLimits } from '../../../contract/uploads.ts'
import type { UploadRow } from '../schema.ts'
import { removeUpload, type UploadDependencies } from './remove-uploads.ts'

/**
 * The data store of the tus server: metadata in the row, bytes among the incoming files. (The library's own stores keep a
 * second metadata file or object for each, and hide the cause of write errors.)
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

  override async create(upload: Upload): Promise<Upload> {
    await this.#dependencies.incoming.create(upload.id)
    return upload
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    return this.#dependencies.incoming.append(bytes, await this.#getRow(id), offset)
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#getRow(id)
    if (row.state === 'failed') throw ERRORS.FILE_NO_LONGER_EXISTS
    const offset = row.state === 'complete' ? row.size : await this.#dependencies.incoming.findOffset(row)
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

  async #getRow(id: string): Promise<UploadRow> {
    const { db } = this.#dependencies
    const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return row
  }
}

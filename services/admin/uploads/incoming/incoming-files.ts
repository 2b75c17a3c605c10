import type { Readable } from 'node:stream'
import type { UploadRow } from '../../schema.ts'

/** The bytes of uploads from their first to their last. */
export interface IncomingFiles {
  /** Begins an upload. */
  create(id: string): Promise<void>
  /**
   * Stores bytes from an offset on; resolves to the next offset. What arrived before an error is stored as well. Rejects with a
   * refusal of status 409 when another process has stored bytes there meanwhile.
   */
  append(bytes: Readable, upload: Pick<UploadRow, 'id' | 'size'>, offset: number): Promise<number>
  /** How many bytes are stored; null: they are gone. */
  findOffset(upload: Pick<UploadRow, 'id' | 'received'>): Promise<number | null>
  /** Runs a task on a file of this machine with all bytes, which it may change. null: they are not all there. */
  withFile<T>(
    upload: Pick<UploadRow, 'id' | 'size' | 'received'>,
    run: (path: string) => Promise<T>,
  ): Promise<T | null>
  /** Removes all bytes of an upload that is finished or gone. */
  remove(id: string): Promise<void>
}

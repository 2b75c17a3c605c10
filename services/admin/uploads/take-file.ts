import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadReason } from '../../../contract/uploads.ts'
import type { FinishDependencies, UploadFinisher } from './finish-upload.ts'
import { newRow } from './new-row.ts'

export interface TakenFile {
  readonly path: string
  /** By whose ending its type is checked. */
  readonly name: string
}

export type TakenResult = { readonly id: string } | { readonly refused: UploadReason }

/**
 * Takes a file of this machine in as an upload is taken in once it has arrived: it is inspected, scanned and stored. Resolves
 * to the upload's id, or the reason of its refusal; one that nothing claims is deleted after a day.
 */
export async function takeFile(
  { db, folder, clock }: Pick<FinishDependencies, 'db' | 'clock'> & { readonly folder: string },
  finisher: Pick<UploadFinisher, 'finish'>,
  { path, name }: TakenFile,
): Promise<TakenResult> {
  const id = randomBytes(16).toString('hex')
  const { size } = await stat(path)
  await db
    .insertInto('uploads')
    .values(newRow(id, name, size, clock()))
    .execute()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, id)
  try {
    await copyFile(path, copy)
    const finished = await finisher.finish(id, copy)
    if (finished === 'complete') return { id }
    return { refused: finished === 'uploading' ? 'gone' : finished }
  } finally {
    await rm(copy, { force: true })
  }
}

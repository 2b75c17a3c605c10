import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadReason } from '../../../contract/uploads.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Scanner } from '../../../platform/scanner/scanner.ts'
import type { UploadRow } from '../schema.ts'
import { createGate } from './gate.ts'
import { removePosition } from './position/remove-position.ts'
import type { Places } from './remove-uploads.ts'
import { sniffType } from './sniff.ts'

export interface FinishMeans extends Places {
  /** null: types and sizes are all that is looked at. */
  readonly scan: Scanner | null
  readonly clock: Clock
}

/** What came of it: whole and kept, refused for good, or not all here yet. */
export type Finished = 'complete' | UploadReason | 'uploading'

/** So many files are looked at and moved at once, however many arrive: memory stays in bounds. */
const atOnce = 4

/**
 * Makes uploads whole: looks at the bytes, has them scanned, removes the position from pictures, moves the file to the storage, and
 * says so in the row. Each step may be done twice, so what a crash cut off is done again. Rejects when storage or scanner are
 * away: then it is worth trying again.
 */
export function createFinishing(means: FinishMeans): (id: string) => Promise<Finished> {
  const pass = createGate(atOnce)
  const underWay = new Map<string, Promise<Finished>>()
  return id => {
    const current = underWay.get(id)
    if (current) return current
    const finishing = pass(() => finish(means, id)).finally(() => underWay.delete(id))
    underWay.set(id, finishing)
    return finishing
  }
}

async function finish(means: FinishMeans, id: string): Promise<Finished> {
  const { db, storage, folder, clock } = means
  const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return 'gone'
  if (row.state !== 'uploading') return row.state === 'complete' ? 'complete' : (row.reason ?? 'gone')
  const place = join(folder, id)
  const { size } = (await stat(place).catch(() => null)) ?? { size: -1 }
  if (size < row.size) return 'uploading'

  const kept = await keep(means, place, row)
  if (kept === 'type' || kept === 'infected') return fail(means, id, place, kept)
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ state: 'complete', type: kept, completed_at: clock().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .executeTakeFirst()
  // Its sender removed it meanwhile.
  if (numUpdatedRows === 0n) await storage.remove(row.storage_key)
  await rm(place, { force: true })
  return numUpdatedRows === 0n ? 'gone' : 'complete'
}

/** Looks through a file and puts it into the storage. Resolves to its media type, or to why it may not be kept. */
async function keep({ scan, storage }: FinishMeans, place: string, row: UploadRow): Promise<string> {
  const file = await open(place, 'r+')
  // By its path: a stream on the handle would close it when it ends.
  const read = () => createReadStream(place)
  try {
    const type = await sniffType(file, row.name)
    if (type === null) return 'type'
    if (scan && (await scan(read())) === 'infected') return 'infected'
    await removePosition(file, type)
    await storage.put(row.storage_key, read(), { type, size: row.size })
    return type
  } finally {
    await file.close()
  }
}

async function fail(
  { db }: FinishMeans,
  id: string,
  place: string,
  reason: UploadReason,
): Promise<UploadReason> {
  await rm(place, { force: true })
  await db
    .updateTable('uploads')
    .set({ state: 'failed', reason })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute()
  return reason
}

import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadReason } from '../../../contract/uploads.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Scanner } from '../../../platform/scanner/scanner.ts'
import type { UploadRow } from '../schema.ts'
import { createGate } from './gate.ts'
import type { Inspector } from './inspection/inspector.ts'
import type { UploadPlaces } from './remove-uploads.ts'

export interface FinishDependencies extends UploadPlaces {
  readonly inspector: Inspector
  /** null: types and sizes are all that is looked at. */
  readonly scan: Scanner | null
  readonly clock: Clock
}

/** What came of it: whole and kept, refused for good, or not all here yet. */
export type FinishResult = 'complete' | UploadReason | 'uploading'

/** So many files are looked at and moved at once, however many arrive: memory stays in bounds. */
const atOnce = 4

export interface UploadFinisher {
  /**
   * Makes an upload whole: inspects the bytes, which removes the position from pictures, has them scanned, moves the file to the
   * storage, and says so in the row. Each step may be done twice, so what a crash cut off is done again. Rejects when storage,
   * scanner or inspector are away: then it is worth trying again.
   */
  finish(id: string): Promise<FinishResult>
  /** Resolves when the upload is not being finished in this process. */
  settled(id: string): Promise<void>
}

/** Finishes uploads, a few at once and each once at a time. */
export function createUploadFinisher(dependencies: FinishDependencies): UploadFinisher {
  const pass = createGate(atOnce)
  const underWay = new Map<string, Promise<FinishResult>>()
  return {
    finish(id) {
      const current = underWay.get(id)
      if (current) return current
      const finishing = pass(() => finish(dependencies, id)).finally(() => underWay.delete(id))
      underWay.set(id, finishing)
      return finishing
    },
    async settled(id) {
      await underWay.get(id)?.catch(() => {})
    },
  }
}

async function finish(dependencies: FinishDependencies, id: string): Promise<FinishResult> {
  const { db, storage, folder, clock } = dependencies
  const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return 'gone'
  if (row.state !== 'uploading') return row.state === 'complete' ? 'complete' : (row.reason ?? 'gone')
  const place = join(folder, id)
  const { size } = (await stat(place).catch(() => null)) ?? { size: -1 }
  if (size < row.size) return 'uploading'

  const kept = await keep(dependencies, place, row)
  if ('refused' in kept) return fail(dependencies, id, place, kept.refused)
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ state: 'complete', type: kept.type, completed_at: clock().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .executeTakeFirst()
  // Its sender removed it meanwhile, or another process was sooner: then the file is the one that is kept.
  const isComplete = numUpdatedRows > 0n || (await isKept(db, id))
  if (!isComplete) await storage.remove(row.storage_key)
  await rm(place, { force: true })
  return isComplete ? 'complete' : 'gone'
}

async function isKept(db: FinishDependencies['db'], id: string): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state === 'complete'
}

type Kept = { readonly type: string } | { readonly refused: UploadReason }

/** Looks through a file and puts it into the storage: its media type, or why it may not be kept. */
async function keep(
  { inspector, scan, storage }: FinishDependencies,
  place: string,
  row: UploadRow,
): Promise<Kept> {
  const inspected = await inspector.inspect(place, row.name)
  if ('refused' in inspected) return inspected
  const { type } = inspected
  if (scan && (await scan(createReadStream(place))) === 'infected') return { refused: 'infected' }
  await storage.put(row.storage_key, createReadStream(place), { type, size: row.size })
  return { type }
}

async function fail(
  { db }: FinishDependencies,
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

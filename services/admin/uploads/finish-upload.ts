import { createReadStream } from 'node:fs'
import type { UploadReason } from '../../../contract/uploads.ts'
import type { Clock } from '../../../platform/clock.ts'
import { createLocks, type Locks, withLock } from '../../../platform/locks/locks.ts'
import type { Scanner } from '../../../platform/scanner/scanner.ts'
import type { UploadRow } from '../schema.ts'
import type { Inspector } from './inspection/inspector.ts'
import type { UploadDependencies } from './remove-uploads.ts'
import { createSemaphore } from './semaphore.ts'

export interface FinishDependencies extends UploadDependencies {
  readonly inspector: Inspector
  /** null: no virus scan. */
  readonly scan: Scanner | null
  readonly clock: Clock
  /** Those of all processes that share the data folder; by default this process is the only one. */
  readonly locks?: Locks
}

/** The result: complete, failed for a reason, or not all bytes received. */
type FinishResult = 'complete' | UploadReason | 'uploading'

/** The maximum of concurrent finishes, which bounds memory. */
const atOnce = 4

export interface UploadFinisher {
  /**
   * Finishes an upload: inspects the file, which removes the location from pictures, scans it, moves it to the storage,
   * and updates the row. Every step is idempotent, so an interrupted run can be repeated. Rejects when storage, scanner
   * or inspector are unavailable: it can be retried. `path`: a file of this machine with its bytes, which the inspection may
   * change; by default they are among the incoming files.
   */
  finish(id: string, path?: string): Promise<FinishResult>
  /** Resolves when no process is finishing the upload. */
  settled(id: string): Promise<void>
}

/** Finishes uploads with bounded concurrency, each once at a time. */
export function createUploadFinisher(dependencies: FinishDependencies): UploadFinisher {
  const { locks = createLocks() } = dependencies
  const pass = createSemaphore(atOnce)
  const alone = <T>(id: string, run: () => Promise<T>) => withLock(locks, `finish ${id}`, run)
  const underWay = new Map<string, Promise<FinishResult>>()
  return {
    finish(id, path) {
      const current = underWay.get(id)
      if (current) return current
      const finishing = alone(id, () => pass(() => finish(dependencies, id, path))).finally(() =>
        underWay.delete(id),
      )
      underWay.set(id, finishing)
      return finishing
    },
    settled: id => alone(id, async () => {}),
  }
}

async function finish(dependencies: FinishDependencies, id: string, path?: string): Promise<FinishResult> {
  const { db, storage, incoming, clock } = dependencies
  const row = await findRow(db, id)
  if (row?.state !== 'uploading') return resultOf(row)
  const run = (place: string) => inspectAndStore(dependencies, place, row)
  const result = path === undefined ? await incoming.withFile(row, run) : await run(path)
  // Another process may have finished it, and removed its bytes.
  if (result === null) return resultOf(await findRow(db, id))
  if ('refused' in result) return fail(dependencies, id, result.refused)
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ state: 'complete', type: result.type, completed_at: clock().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .executeTakeFirst()
  // Removed meanwhile, or completed by another process, whose file is then the stored one.
  const isComplete = numUpdatedRows > 0n || (await isStored(db, id))
  if (!isComplete) await storage.remove(row.storage_key)
  await incoming.remove(id)
  return isComplete ? 'complete' : 'gone'
}

const findRow = (db: FinishDependencies['db'], id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()

function resultOf(row: UploadRow | undefined): FinishResult {
  return !row || row.state === 'failed' ? (row?.reason ?? 'gone') : row.state
}

const isStored = async (db: FinishDependencies['db'], id: string): Promise<boolean> =>
  (await findRow(db, id))?.state === 'complete'

type StoreResult = { readonly type: string } | { readonly refused: UploadReason }

/** Inspects a file and stores it: its media type, or the reason of its failure. */
async function inspectAndStore(
  { inspector, scan, storage }: FinishDependencies,
  path: string,
  row: UploadRow,
): Promise<StoreResult> {
  const inspected = await inspector.inspect(path, row.name)
  if ('refused' in inspected) return inspected
  const { type } = inspected
  if (scan && (await scan(createReadStream(path))) === 'infected') return { refused: 'infected' }
  await storage.put(row.storage_key, createReadStream(path), { type, size: row.size })
  return { type }
}

async function fail(
  { db, incoming }: FinishDependencies,
  id: string,
  reason: UploadReason,
): Promise<UploadReason> {
  await db
    .updateTable('uploads')
    .set({ state: 'failed', reason })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute()
  await incoming.remove(id)
  return reason
}

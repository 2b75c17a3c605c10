import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { MediaFault } from '../../../contract/office/media-limits.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import type { Log } from '../../../platform/log.ts'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { createSemaphore } from '../uploads/semaphore.ts'
import { findFiles } from './fill-media.ts'
import { planFiles } from './planned-files.ts'
import type { MadeMedia } from './process/media-process.ts'
import { ProcessEnded, runMediaProcess } from './process/run-process.ts'
import type { MediaRow } from './schema.ts'
import { storeFault, storeMade } from './store-made.ts'

export interface MediaDependencies {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
  /** The folder in which files are made. */
  readonly folder: string
  readonly log: Log
  /** Ends a run early. */
  readonly signal?: AbortSignal
}

export const mediaKind = 'make-media'

/** The files of a version are made by a job, in one of the processes. */
export const enqueueMedia = (trx: Kysely<AdminTables>, { id, version }: Pick<MediaRow, 'id' | 'version'>) =>
  enqueue(trx, { kind: mediaKind, payload: { id, version }, dedupeKey: `${mediaKind}:${id}:${version}` })

/** A file that brings the process down twice is unreadable; the first time may be the system's doing. */
const maxTries = 2
/** Longer than a run takes. */
const leftoverMs = 3_600_000

/** The job that makes the files of a picture's version; a version that another one has followed is left. One at a time. */
export function makeMedia(dependencies: MediaDependencies): JobHandler {
  const inTurn = createSemaphore(1)
  return payload => inTurn(() => make(dependencies, payload as Pick<MediaRow, 'id' | 'version'>))
}

async function make(dependencies: MediaDependencies, { id, version }: Pick<MediaRow, 'id' | 'version'>) {
  const { db, folder } = dependencies
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row || row.made === version || row.fault !== null) return
  await removeLeftovers(folder)
  const place = await mkdtemp(join(folder, 'picture-'))
  try {
    await makeIn(dependencies, row, place)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function makeIn(dependencies: MediaDependencies, row: MediaRow, place: string): Promise<void> {
  const { storage } = dependencies
  const key = await findSource(dependencies, row)
  const original = key && (await storage.get(key))
  if (!key || !original) return storeFault(dependencies, row, 'gone')
  const path = join(place, 'original')
  await pipeline(original.stream, createWriteStream(path, { mode: 0o600 }))
  const { focal_x: x, focal_y: y, licence, source } = row
  const job = { path, type: original.type, folder: place, focal: { x, y }, rights: { licence, source } }
  const made = await run(dependencies, job)
  if ('fault' in made) return storeFault(dependencies, row, made.fault)
  const isNew = row.upload_id !== null
  const target = `media/${randomBytes(16).toString('hex')}`
  const originalKey = isNew ? `${target}/original` : key
  // Another focal point leaves the whole picture as it was: its addresses stay.
  const shown = isNew
    ? []
    : (await findFiles(dependencies.db, [row.id])).map(({ storage_key }) => storage_key)
  const files = made.files.map(({ name, ...file }) => {
    const known = shown.find(each => each.endsWith(`/${name}`))
    return { ...file, name, isKnown: known !== undefined, storage_key: known ?? `${target}/${name}` }
  })
  const added = files.filter(({ isKnown }) => !isKnown)
  const keys = [...(isNew ? [originalKey] : []), ...added.map(({ storage_key }) => storage_key)]
  await planFiles(dependencies.db, keys)
  if (isNew) await put(storage, originalKey, path, original)
  for (const { name, format, bytes, storage_key } of added)
    await put(storage, storage_key, join(place, name), { type: typeOf[format], size: bytes })
  await storeMade(dependencies, row, {
    ...{ made, keys, original: { ...original, key: originalKey } },
    files: files.map(({ name: _, isKnown: __, ...file }) => file),
  })
}

const typeOf = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

const put = (storage: Storage, key: string, path: string, { type, size }: Omit<StoredObject, 'stream'>) =>
  storage.put(key, createReadStream(path), { type, size })

/** The key of the file that the picture is made from: its upload, or the original. */
async function findSource({ db }: MediaDependencies, row: MediaRow): Promise<string | null> {
  if (row.upload_id === null) return row.original_key
  const upload = await db
    .selectFrom('uploads')
    .select('storage_key')
    .where('id', '=', row.upload_id)
    .where('state', '=', 'complete')
    .executeTakeFirst()
  return upload?.storage_key ?? null
}

type Job = Parameters<typeof runMediaProcess>[0]

async function run(
  { log, signal }: MediaDependencies,
  job: Job,
): Promise<MadeMedia | { readonly fault: MediaFault }> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await runMediaProcess(job, signal)
      if (!('failure' in answer)) return answer
      log.error({ reason: answer.failure }, 'a picture could not be made')
      throw new Error(answer.failure)
    } catch (error) {
      if (!(error instanceof ProcessEnded) || signal?.aborted) throw error
      log.warn({ reason: error.message }, 'a picture could not be made')
      if (tries === maxTries) return { fault: 'unreadable' }
    }
  }
}

/** Deletes what killed processes left. */
async function removeLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs < Date.now() - leftoverMs)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

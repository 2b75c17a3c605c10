import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../../platform/clock.ts'
import type { Log } from '../../../../platform/log.ts'
import { countPassedBytes } from '../../../../platform/memory.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import type { AdminTables } from '../../schema.ts'
import type { IncomingFiles } from './incoming-files.ts'
import { isDue, newPart, type PartBuffer } from './part-buffer.ts'
import { addPart, countPart, dropPartsFrom, listParts, newPartKey, removeParts } from './part-rows.ts'

interface PartsOptions {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
  /** The folder of this process, for a file while it is inspected. */
  readonly folder: string
  readonly clock: Clock
  readonly log: Log
}

/**
 * Uploads whose bytes are objects of the storage, a part each, and whose offset is in the row: any process goes on with them.
 * A part counts when its object is stored and the offset still is where it begins, so two processes never mix their bytes.
 */
export function openIncomingParts({ db, storage, folder, clock, log }: PartsOptions): IncomingFiles {
  let receiving = 0

  async function store(id: string, start: number, { bytes, length }: PartBuffer): Promise<number> {
    const key = newPartKey(id, start)
    // The row comes first: no object is without one.
    await addPart(db, { key, uploadId: id, start, now: clock() })
    await storage.put(key, bytes.subarray(0, length), { type: 'application/octet-stream', size: length })
    if (!(await countPart(db, { key, uploadId: id, start, size: length })))
      throw refusal(409, 'The upload has gone on elsewhere.')
    return start + length
  }

  return {
    async create() {},
    async append(bytes, { id, size }, offset) {
      let end = offset
      let part: PartBuffer | null = null
      const storePart = async () => {
        const full = part
        part = null
        if (full !== null) end = await store(id, end, full)
      }
      receiving++
      try {
        for await (const chunk of bytes as AsyncIterable<Buffer>) {
          for (let at = 0; at < chunk.length; ) {
            if (part === null && end === size)
              throw refusal(413, 'The file is larger than its Upload-Length.')
            part ??= newPart(size - end, receiving)
            const copied = chunk.copy(part.bytes, part.length, at)
            part.length += copied
            at += copied
            if (isDue(part)) await storePart()
          }
          countPassedBytes(chunk.length)
        }
        await storePart()
      } catch (error) {
        // The connection broke: what had come by then counts.
        await storePart()
        throw error
      } finally {
        receiving--
      }
      return end
    },
    findOffset: async ({ received }) => received,
    async withFile({ id, size, received }, run) {
      if (received < size) return null
      const place = join(folder, `whole-${id}-${randomBytes(4).toString('hex')}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        const end = await bringTo(place, id)
        if (end === size) return await run(place)
        // Without effect where another process has finished the upload, and removed its parts.
        if (await dropPartsFrom(db, { uploadId: id, start: end, received }))
          log.warn({ upload: id, offset: end }, 'A part of an upload was lost: its sender goes on before it')
        return null
      } finally {
        await rm(place, { force: true })
      }
    },
    remove: id => removeParts(db, storage, id),
  }

  /** Writes the parts to a file, up to the first one that is missing. Resolves to the number of bytes. */
  async function bringTo(place: string, id: string): Promise<number> {
    let end = 0
    for (const { storage_key, start, size } of await listParts(db, id)) {
      const stored = start === end ? await storage.get(storage_key) : null
      if (stored?.size !== size) {
        stored?.stream.destroy()
        break
      }
      await pipeline(stored.stream, counted, createWriteStream(place, { flags: 'a', mode: 0o600 }))
      end += size
    }
    return end
  }
}

/** An error that the tus endpoint answers with a status. */
const refusal = (status_code: number, body: string) => Object.assign(new Error(body), { status_code, body })

async function* counted(chunks: AsyncIterable<Buffer>) {
  for await (const chunk of chunks) {
    countPassedBytes(chunk.length)
    yield chunk
  }
}

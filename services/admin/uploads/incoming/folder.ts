import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countPassedBytes } from '../../../../platform/memory.ts'
import type { IncomingFiles } from './incoming-files.ts'

/** Uploads that grow in files of a folder, named by their ids: for the processes of one machine. */
export function openIncomingFolder(folder: string): IncomingFiles {
  const placeOf = (id: string) => join(folder, id)
  const sizeOf = async (id: string) => (await stat(placeOf(id)).catch(() => null))?.size ?? null
  return {
    async create(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(placeOf(id), '', { flag: 'wx', mode: 0o600 })
    },
    async append(bytes, { id }, offset) {
      const file = await open(placeOf(id), 'r+')
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
    },
    findOffset: ({ id }) => sizeOf(id),
    withFile: async ({ id, size }, run) => (((await sizeOf(id)) ?? -1) < size ? null : run(placeOf(id))),
    remove: id => rm(placeOf(id), { force: true }),
  }
}

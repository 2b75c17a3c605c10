import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { dispositionOf } from './file-name.ts'

interface Attachment {
  readonly name: string
  /** Response headers that force a download. */
  readonly headers: Readonly<Record<string, string>>
  /** A stream that has to be consumed or destroyed. */
  readonly stream: Readable
}

/** A complete upload of a request as a stream; null for an unknown one, or a missing file. */
export async function openAttachment(
  db: Kysely<AdminTables>,
  storage: Storage,
  uploadId: string,
): Promise<Attachment | null> {
  const row = await db
    .selectFrom('uploads')
    .select(['name', 'type', 'storage_key'])
    .where('id', '=', uploadId)
    .where('state', '=', 'complete')
    .where('request_id', 'is not', null)
    .executeTakeFirst()
  const stored = row && (await storage.get(row.storage_key))
  if (!row || !stored) return null
  const type = row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type
  return {
    name: row.name,
    headers: {
      'Content-Type': type,
      'Content-Length': String(stored.size),
      'Content-Disposition': dispositionOf(row.name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
    stream: stored.stream,
  }
}

import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { dispositionOf } from './file-name.ts'

export interface Attachment {
  readonly name: string
  /** What it has to be sent with: to be saved under its name, and never shown in a page of ours. */
  readonly headers: Readonly<Record<string, string>>
  /** Has to be read or destroyed. */
  readonly stream: Readable
}

/** A whole upload that belongs to a request, to be read; null when there is none, or its file is gone. */
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

import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Secret } from '../../../platform/signature.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { problemResponse } from '../../http/problem.ts'
import type { AdminTables } from '../schema.ts'
import { isDownloadKeyOf } from './download-key.ts'
import { openAttachment } from './open-attachment.ts'

interface DownloadDependencies {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
  readonly secret: Secret
}

/** Answers a file that staff have sent, to whoever has its key: as a download, streamed. */
export async function answerDownload(
  request: Request,
  uploadId: string,
  { db, storage, secret }: DownloadDependencies,
): Promise<Response> {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const found = isDownloadKeyOf(secret, uploadId, key) ? await openAttachment(db, storage, uploadId) : null
  if (!found) return problemResponse(404, 'There is no such file.')
  if (request.method === 'HEAD') found.stream.destroy()
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(found.stream) as ReadableStream)
  return new Response(body, { headers: found.headers })
}

import { randomBytes } from 'node:crypto'
import { Server } from '@tus/server'
import { type UploadReason, uploadLimits, uploadsPath } from '../../../contract/uploads.ts'
import type { Log } from '../../../platform/log.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { Guard } from '../../http/guard.ts'
import { problemOf } from '../../http/problem.ts'
import type { AdminLimits } from '../limits.ts'
import { cleanName } from './file-name.ts'
import type { FinishDependencies, UploadFinisher } from './finish-upload.ts'
import { createLocks } from './locks.ts'
import { promisedType } from './types-by-ending.ts'
import { countUpload, isCounted } from './upload-quota.ts'
import { refusedFor, toRefused, type UploadRefusal } from './upload-refused.ts'
import { UploadStore } from './upload-store.ts'

export interface TusOptions {
  readonly dependencies: FinishDependencies
  readonly finishing: UploadFinisher
  readonly guard: Guard<keyof AdminLimits>
  readonly serviceSecret: Secret
  readonly log: Log
}

const maxMetadata = 2048

/** The tus protocol over our rows, files and limits: what stands here is what the library leaves to its user. */
export function createTus({
  dependencies,
  finishing,
  guard,
  serviceSecret,
  log,
}: TusOptions): (request: Request) => Promise<Response> {
  /** What each request is refused for: the library passes on a status and a text only. */
  const refusals = new WeakMap<Request, UploadRefusal>()

  const server = new Server({
    path: uploadsPath,
    relativeLocation: true,
    datastore: new UploadStore(dependencies, finishing.settled),
    locker: createLocks(),
    // Whoever is asked to end has this long: the bytes that are here are written by then.
    lockDrainTimeout: 500,
    maxSize: uploadLimits.bytes,
    namingFunction: () => randomBytes(16).toString('hex'),
    getFileIdFromRequest: request => new URL(request.url).pathname.split('/').at(-1),
    async onUploadCreate(request, { id, size = 0, metadata }) {
      const name = cleanName(metadata?.filename ?? '')
      if (promisedType(name) === null) throw refusedFor('type')
      if (size === 0) throw refusedFor('empty')
      if (!isCounted(request.headers, serviceSecret)) await countUpload(guard, request.headers, size)
      await dependencies.db
        .insertInto('uploads')
        .values(newRow(id, name, size, dependencies.clock()))
        .execute()
      return {}
    },
    async onUploadFinish(_, { id }) {
      const finished = await finishing.finish(id)
      if (finished === 'uploading' || finished === 'gone') throw refusedFor('gone')
      if (finished !== 'complete') throw refusedFor(finished, 422)
      return {}
    },
    onResponseError(request, error) {
      const refused = toRefused(error)
      if (!refused) log.error({ err: error, path: uploadsPath }, 'an upload failed')
      else if (refused.status_code >= 500)
        log.warn({ reason: String(error) }, 'an upload cannot be taken in just now')
      const answered = refused ?? { status_code: 500, body: 'Something went wrong on our side.' }
      refusals.set(request, answered)
      return answered
    },
  })

  return async request => {
    const metadata = request.headers.get('upload-metadata') ?? ''
    if (metadata.length > maxMetadata) return problem(400, 'The Upload-Metadata is too long.')
    const response = await server.handleWeb(request)
    const headers = new Headers([...response.headers].filter(([name]) => !name.startsWith('access-control-')))
    if (response.status < 400) return new Response(response.body, { status: response.status, headers })
    const { body, reason, headers: more } = refusals.get(request) ?? { body: await response.text() }
    for (const name of ['content-length', 'content-type']) headers.delete(name)
    for (const [name, value] of Object.entries(more ?? {})) headers.set(name, value)
    if (response.status === 412) headers.set('Tus-Version', '1.0.0')
    return problem(response.status, body.trim(), headers, reason)
  }
}

/** RFC 9457, with the reason for programs. */
function problem(status: number, detail: string, headers = new Headers(), reason?: UploadReason): Response {
  headers.set('Content-Type', 'application/problem+json')
  headers.set('Cache-Control', 'no-store')
  const body = { ...problemOf(status, detail), ...(reason && { reason }) }
  return new Response(JSON.stringify(body), { status, headers })
}

const newRow = (id: string, name: string, size: number, now: Date) => ({
  id,
  name,
  size,
  type: promisedType(name) ?? 'application/octet-stream',
  state: 'uploading' as const,
  reason: null,
  request_id: null,
  storage_key: `attachments/${id}`,
  created_at: now.toISOString(),
  completed_at: null,
})

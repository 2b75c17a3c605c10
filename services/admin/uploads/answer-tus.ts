import { randomBytes } from 'node:crypto'
import { Server } from '@tus/server'
import { type UploadReason, uploadLimits, uploadsPath } from '../../../contract/uploads.ts'
import type { Locks } from '../../../platform/locks/locks.ts'
import type { Log } from '../../../platform/log.ts'
import type { Secret } from '../../../platform/signature.ts'
import { StorageUnavailable } from '../../../platform/storage/storage.ts'
import type { Guard } from '../../http/guard.ts'
import { problemOf } from '../../http/problem.ts'
import type { AdminLimits } from '../limits.ts'
import { cleanName } from './file-name.ts'
import type { FinishDependencies, UploadFinisher } from './finish-upload.ts'
import { createLocker } from './locks.ts'
import { newRow } from './new-row.ts'
import { promisedType } from './types-by-ending.ts'
import { countUpload, isReserved } from './upload-quota.ts'
import { toUploadRefusal, type UploadRefusal, uploadRefusalFor } from './upload-refusal.ts'
import { UploadStore } from './upload-store.ts'

export interface TusOptions {
  readonly dependencies: FinishDependencies
  readonly finishing: UploadFinisher
  readonly guard: Guard<keyof AdminLimits>
  readonly serviceSecret: Secret
  readonly locks: Locks
  readonly log: Log
}

const maxMetadata = 2048

/** The tus protocol over our rows, files and limits. */
export function createTus({
  dependencies,
  finishing,
  guard,
  serviceSecret,
  locks,
  log,
}: TusOptions): (request: Request) => Promise<Response> {
  /** The refusal of each request; the library passes on only status and text. */
  const refusals = new WeakMap<Request, UploadRefusal>()

  const server = new Server({
    path: uploadsPath,
    relativeLocation: true,
    datastore: new UploadStore(dependencies, finishing.settled),
    locker: createLocker(locks),
    // The time for an interrupted request to write its received bytes.
    lockDrainTimeout: 500,
    maxSize: uploadLimits.bytes,
    namingFunction: () => randomBytes(16).toString('hex'),
    getFileIdFromRequest: request => new URL(request.url).pathname.split('/').at(-1),
    async onUploadCreate(request, { id, size = 0, metadata }) {
      const name = cleanName(metadata?.filename ?? '')
      if (promisedType(name) === null) throw uploadRefusalFor('type')
      if (size === 0) throw uploadRefusalFor('empty')
      if (!isReserved(request.headers, serviceSecret)) await countUpload(guard, request.headers, size)
      await dependencies.db
        .insertInto('uploads')
        .values(newRow(id, name, size, dependencies.clock()))
        .execute()
      return {}
    },
    async onUploadFinish(_, { id }) {
      const finished = await finishing.finish(id)
      if (finished === 'uploading') throw new StorageUnavailable('Not all bytes of an upload are there')
      if (finished === 'gone') throw uploadRefusalFor('gone')
      if (finished !== 'complete') throw uploadRefusalFor(finished, 422)
      return {}
    },
    onResponseError(request, error) {
      const refused = toUploadRefusal(error)
      if (!refused) log.error({ err: error, path: uploadsPath }, 'an upload failed')
      else if (refused.status_code >= 500) log.warn({ reason: String(error) }, 'upload unavailable')
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

/** An RFC 9457 problem document, with a reason code. */
function problem(status: number, detail: string, headers = new Headers(), reason?: UploadReason): Response {
  headers.set('Content-Type', 'application/problem+json')
  headers.set('Cache-Control', 'no-store')
  const body = { ...problemOf(status, detail), ...(reason && { reason }) }
  return new Response(JSON.stringify(body), { status, headers })
}

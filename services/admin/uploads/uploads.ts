import type { Kysely } from 'kysely'
import type { Fetch } from '../../../contract/client.ts'
import type { Upload } from '../../../contract/upload-answer.ts'
import { uploadQuotaPath, uploadsPath } from '../../../contract/uploads.ts'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { createLocks, type Locks } from '../../../platform/locks/locks.ts'
import type { Log } from '../../../platform/log.ts'
import { createClamav } from '../../../platform/scanner/clamav.ts'
import { createSecurityLog } from '../../../platform/security-log.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createGuard } from '../../http/guard.ts'
import { problemResponse } from '../../http/problem.ts'
import { reportUntrustedOrigin } from '../../http/report-untrusted-origin.ts'
import { isUntrustedOrigin, type TrustedOrigin } from '../../http/same-origin.ts'
import { visitorAddressIn } from '../../http/visitor.ts'
import { type AdminLimits, defaultLimits } from '../limits.ts'
import type { ErasedFiles } from '../requests/dependencies.ts'
import type { AdminTables } from '../schema.ts'
import { answerDownload } from './answer-download.ts'
import { findUploads } from './claim-uploads.ts'
import { cleanUploadFolder } from './clean-folder.ts'
import { createUploadFinisher } from './finish-upload.ts'
import { openIncomingFolder } from './incoming/folder.ts'
import { openIncomingParts } from './incoming/parts.ts'
import type { Inspector } from './inspection/inspector.ts'
import { deleteOrphans, removeUpload, removeUploadsOf } from './remove-uploads.ts'
import { type TakenFile, type TakenResult, takeFile } from './take-file.ts'
import { reserveQuota } from './upload-quota.ts'

interface UploadsOptions extends TrustedOrigin {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
  /** The folder of this process for files on their way. */
  readonly folder: string
  /** Whether uploads grow in the storage, where any process goes on with them; else in the folder. */
  readonly growInStorage?: boolean
  /** `tcp://host:3310`; null: no virus scan. */
  readonly clamavUrl: string | null
  readonly inspector: Inspector
  readonly limits: Limits
  readonly allowed?: Partial<AdminLimits>
  /** Those of all processes that share the data folder; by default this process is the only one. */
  readonly locks?: Locks
  /** Verifies the keys of downloads. */
  readonly secret: Secret
  readonly log: Log
  readonly clock?: Clock
}

export interface Uploads {
  /** Answers `/api/admin/uploads` and below. The body of a request is streamed. */
  readonly answer: Fetch
  /**
   * Finishes uploads that were interrupted after their last byte; to be called before the transaction that attaches
   * them. Never rejects: on failure they stay `uploading`.
   */
  finish(ids: readonly string[]): Promise<void>
  /** Takes a file of this machine in as an upload: inspected, scanned and stored. */
  takeFile(file: TakenFile): Promise<TakenResult>
  /** Erases attachments of requests, and orphaned uploads. Throws while the storage is unavailable. */
  erase(of: ErasedFiles): Promise<void>
  /** Deletes orphaned uploads after a day, and what interrupted ones left in the storage. */
  deleteOrphans(): Promise<void>
  /** Deletes files that killed processes left in the folder. */
  cleanUploadFolder(): Promise<void>
}

const methods = {
  all: ['POST', 'OPTIONS'],
  file: ['GET', 'HEAD'],
  one: ['GET', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
} as const

/** Resumable uploads by tus, inspected once complete, and kept in the storage. */
export function createUploads(options: UploadsOptions): Uploads {
  const { db, storage, folder, clamavUrl, inspector, limits, serviceSecret, log } = options
  const { clock = systemClock, locks = createLocks() } = options
  const scan = clamavUrl === null ? null : createClamav(clamavUrl)
  const incoming = options.growInStorage
    ? openIncomingParts({ db, storage, folder, clock, log })
    : openIncomingFolder(folder)
  const dependencies = { db, storage, folder, incoming, clock, inspector, scan, locks }
  const guard = createGuard('admin', limits, { ...defaultLimits, ...options.allowed })
  const finishing = createUploadFinisher(dependencies)
  let tus: Promise<Fetch> | undefined
  // Imported lazily: most visits attach nothing, and the process starts faster.
  const loadTus = () =>
    import('./answer-tus.ts').then(({ createTus }) =>
      createTus({ dependencies, finishing, guard, locks, log, serviceSecret }),
    )

  /** Whether the upload is settled, so that no retry is needed. */
  async function tryFinish(id: string): Promise<boolean> {
    try {
      await finishing.finish(id)
      return true
    } catch (error) {
      log.warn({ reason: String(error) }, 'upload could not be finished')
      return false
    }
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === uploadQuotaPath) return reserveQuota(request, guard, serviceSecret)
    const below = pathname.slice(uploadsPath.length)
    const download = /^\/([0-9a-f]{32})\/file$/.exec(below)?.[1]
    const id = /^\/([0-9a-f]{32})$/.exec(below)?.[1]
    if (id === undefined && download === undefined && !/^\/?$/.test(below))
      return problemResponse(404, 'There is no such upload.')
    const allowed: readonly string[] =
      methods[download !== undefined ? 'file' : id === undefined ? 'all' : 'one']
    const { method } = request
    const Allow = allowed.join(', ')
    if (!allowed.includes(method)) return problemResponse(405, `Try ${Allow}.`, { Allow })
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && isUntrustedOrigin(request.headers, options)) {
      reportUntrustedOrigin(request.headers, 'uploads')
      return problemResponse(403, 'This call is for our own pages.')
    }
    if (!(await guard.isWithin('uploadCallsByAddress', visitorAddressIn(request.headers))))
      return problemResponse(429, 'That was too often.', { 'Retry-After': '60' })
    if (download !== undefined) return answerDownload(request, download, options)
    // Finishes an interrupted upload when its sender asks for the offset.
    if (id !== undefined && (method === 'GET' || method === 'HEAD')) {
      const finished = await tryFinish(id)
      if (method === 'GET') return tell(id)
      // The full offset would tell the client that the upload is complete.
      if (!finished)
        return problemResponse(503, 'The file cannot be taken in just now.', { 'Retry-After': '10' })
    }
    tus ??= loadTus()
    return (await tus)(request)
  }

  async function tell(id: string): Promise<Response> {
    const [found] = await findUploads(db, [id])
    if (!found) return problemResponse(404, 'There is no such upload.')
    return Response.json(found satisfies Upload, { headers: { 'Cache-Control': 'no-store' } })
  }

  const security = createSecurityLog({ log, secret: options.serviceSecret, service: 'uploads' })
  return {
    answer: request => {
      const visit = {
        id: request.headers.get('x-request-id') ?? '',
        address: visitorAddressIn(request.headers),
      }
      return security.within(visit, () => answer(request))
    },
    async finish(ids) {
      await Promise.all([...new Set(ids)].filter(id => /^[0-9a-f]{32}$/.test(id)).map(tryFinish))
    },
    takeFile: file => takeFile(dependencies, finishing, file),
    async erase({ requests = [], uploads = [] }) {
      await removeUploadsOf(db, storage, requests)
      for (const id of uploads) {
        await finishing.settled(id)
        await removeUpload(dependencies, id)
      }
    },
    cleanUploadFolder: () => cleanUploadFolder({ db, folder }, clock()),
    async deleteOrphans() {
      const count = await deleteOrphans(dependencies, clock(), finishing.settled)
      if (count > 0) log.info({ uploads: count }, 'orphaned uploads deleted')
    },
  }
}

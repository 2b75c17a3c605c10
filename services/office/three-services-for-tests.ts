import { join } from 'node:path'
import type { Role } from '../../contract/office/permissions.ts'
import type { RequestKind } from '../../contract/requests.ts'
import { isoAfter } from '../../platform/clock.ts'
import { newId } from '../../platform/identity.ts'
import type { JobHandler } from '../../platform/jobs/perform.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import { openFolderStorage } from '../../platform/storage/folder.ts'
import type { Tables } from '../../server/services/tables.ts'
import type { TestDatabases } from '../../test/databases.ts'
import { openFolder } from '../../test/folders.ts'
import { addRows, changeRows } from '../../test/rows.ts'
import { adminMigrations } from '../admin/migrations/migrations.ts'
import { decisionKind, notifyGallery } from '../admin/requests/beta/notify-gallery.ts'
import { newReference, tokenOf } from '../admin/requests/reference.ts'
import { storeRequest } from '../admin/requests/store-request.ts'
import { createAdminService } from '../admin/service.ts'
import { openIncomingFolder } from '../admin/uploads/incoming/folder.ts'
import { removeUpload, removeUploadsOf } from '../admin/uploads/remove-uploads.ts'
import { galleryMigrations } from '../gallery/migrations/migrations.ts'
import { createGalleryService } from '../gallery/service.ts'
import { createAdminPeer, createGalleryPeer } from '../http/peer.ts'
import { officeBrowser } from './browser-for-tests.ts'
import { officeJobs } from './jobs.ts'
import { officeMigrations } from './migrations/migrations.ts'
import { createOfficeService } from './service.ts'
import { openSession } from './sessions.ts'

export const origin = 'https://example.com'
export const secret = 'a secret that signs links'
export const serviceSecret = 'a secret between the two'
const silent = createLog('silent')
const captcha = { kind: 'proof-of-work', cost: 10 } as const

interface SentRequest {
  readonly email?: string
  readonly name?: string
  readonly locale?: 'en' | 'cn' | 'jp'
  readonly accountId?: string
  readonly answers?: Readonly<Record<string, unknown>>
}

/** The office beside the admin and the gallery service, on one database, with a clock that can be set. */
export async function openThreeServices(databases: TestDatabases) {
  const database = await databases.open<Tables>([
    jobMigrations,
    galleryMigrations,
    adminMigrations,
    officeMigrations,
  ])
  const { db } = database
  const time = { now: new Date('2026-06-15T10:00:00.000Z') }
  const clock = () => time.now
  const folder = await openFolder('office')
  const storage = openFolderStorage(join(folder, 'files'))
  const incoming = openIncomingFolder(join(folder, 'uploads'))
  const common = {
    db,
    origin,
    log: silent,
    serviceSecret,
    secret,
    clock,
    limits: await openLimits(null, silent),
  }
  const files = {
    finishUploads: async () => {},
    async eraseFiles({
      requests = [],
      uploads = [],
    }: {
      requests?: readonly string[]
      uploads?: readonly string[]
    }) {
      await removeUploadsOf(db, storage, requests)
      for (const id of uploads) await removeUpload({ db, storage, incoming }, id)
    },
  }
  const admin = createAdminService({
    ...common,
    forms: { ...files, secret, captcha, mailHost: 'example.com' },
  })
  const gallery = createGalleryService({
    ...{ ...common, captcha, cookieDomain: null },
    admin: createAdminPeer(admin, common),
    passwordCost: { memory: 8, passes: 1, lanes: 1 },
  })
  const line = { isAway: false }
  const galleryPeer = createGalleryPeer(
    request => (line.isAway ? Promise.reject(new Error('nothing listens there')) : gallery(request)),
    common,
  )
  /** The office beside a content folder. */
  const serviceWith = (
    contentFolder: string,
    installation: { crawl?: 'own' | 'off'; backupPath?: string } = {},
  ) =>
    createOfficeService({
      ...{ ...common, ...files, storage, mailHost: 'example.com', gallery: galleryPeer },
      pages: new Set(['/press']),
      contentFolder,
      searchCollection: () => [],
      installation: {
        ...{ version: '1.2.3', storageFolder: folder },
        ...{ crawl: 'on', backupPath: null, ...installation },
      },
    })
  const service = serviceWith('')

  return {
    ...{ database, db, admin, gallery, service, serviceWith, storage, folder, time, line },
    staff: { db, origin, mailHost: 'example.com', secret, clock },
    jobs: { [decisionKind]: notifyGallery(db, galleryPeer), ...officeJobs(db, clock) } as Readonly<
      Record<string, JobHandler>
    >,
    /** The browser of a member of staff with these roles, who has just authenticated. */
    async enter(...roles: Role[]) {
      const id = newId()
      const email = `${roles.join('-')}-${id.slice(-6)}@example.com`
      await addRows(db, 'staff', [
        {
          id,
          name: 'Ada Moss',
          email,
          email_key: email,
          password_hash: '',
          time_zone: 'UTC',
          created_at: '',
        },
      ])
      await addRows(
        db,
        'staff_roles',
        roles.map(role => ({ staff_id: id, role })),
      )
      const session = { id: newId(), staffId: id, device: '', isPartial: false }
      const token = await db.transaction().execute(trx => openSession(trx as never, session, clock()))
      const elevated_until = isoAfter(clock(), 600_000)
      await changeRows(db, 'staff_sessions', { id: session.id }, { elevated_until })
      const browser = officeBrowser(service, origin)
      browser.cookie = `__Host-office=${token}`
      return { ...browser, staffId: id, sessionId: session.id }
    },
    /** Stores a request as its form does. Resolves to its reference. */
    async send(kind: RequestKind, { email = 'mio@example.com', ...sent }: SentRequest = {}): Promise<string> {
      const reference = newReference(kind)
      const { name = 'Mio', locale = 'en', accountId = null, answers = {} } = sent
      await storeRequest(db, { kind, reference, locale, name, email, accountId, answers }, clock())
      return reference
    },
    /** A call of the admin service with the token of a request. */
    post: (reference: string, act: string, body: object = {}) =>
      admin(
        new Request(`${origin}/api/admin/support-requests/${reference}/${act}`, {
          method: 'POST',
          headers: { Authorization: `Service ${serviceSecret}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ token: tokenOf(secret, reference), ...body }),
        }),
      ),
  }
}

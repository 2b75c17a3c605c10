import { adminCalls } from '../../contract/admin.ts'
import type { Call } from '../../contract/call.ts'
import type { Fetch } from '../../contract/client.ts'
import { mailEventCalls } from '../../contract/mail-events.ts'
import { revisionCalls } from '../../contract/revision.ts'
import type { AdminPeer, GalleryPeer } from '../../contract/service-calls.ts'
import { readOnlySince } from '../../platform/jobs/read-only.ts'
import type { Uploads } from '../../services/admin/uploads/uploads.ts'
import { createAdminPeer, createGalleryPeer } from '../../services/http/peer.ts'
import { type FindReadOnly, refuseWhileReadOnly } from '../../services/http/read-only.ts'
import { createCollectionSearch } from '../../services/office/media/search-collection.ts'
import { createOfficeService } from '../../services/office/service.ts'
import { countedPages } from '../../site/page-table/known-pages.ts'
import type { Resources } from '../lifecycle/open-resources.ts'
import type { StartOptions } from '../start-options.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { collection } from './collection.ts'
import { installationOf } from './installation.ts'
import { createLocalServices } from './local-services.ts'
import { createLook, createRemoteService } from './remote-service.ts'
import { createRemoteUploads } from './remote-uploads.ts'

/** The handlers of the services, local or remote, and the clients by which they call each other. */
export interface Services {
  readonly admin: Fetch
  readonly gallery: Fetch
  /** null: the admin service is remote, with the requests that the office works on. */
  readonly office: Fetch | null
  readonly uploads: Fetch
  readonly adminPeer: AdminPeer
  readonly galleryPeer: GalleryPeer
}

/** Creates the local services, and a proxy for each one that ADMIN_API_URL or GALLERY_API_URL names. */
export function connectServices(
  { settings, log, allowed, contentFolder, passwordCost }: StartOptions,
  resources: Resources,
  uploads: Uploads,
): Services {
  const { origin, cookieDomain, adminApiUrl, galleryApiUrl, supportHost: mailHost, captcha } = settings
  const { database, replica, limits, secret, serviceSecret, storage } = resources
  if (galleryApiUrl && originOf(galleryApiUrl) !== originOf(adminApiUrl))
    log.warn('The gallery service apart has to know the admin service: set its ADMIN_API_URL')
  const common = { origin, serviceSecret, log }
  const readOnly: FindReadOnly = async () =>
    settings.readOnly ? 'set' : (await readOnlySince(database.db)) === null ? 'off' : 'switched'
  const remote = (name: 'admin' | 'gallery', baseUrl: string) => {
    const options = { ...common, basePath: `/api/${name}`, baseUrl, takesAnybody }
    return { ...options, breaker: createCircuitBreaker({ answers: createLook(options, lookPaths[name]) }) }
  }
  const remoteAdmin = adminApiUrl === null ? null : remote('admin', adminApiUrl)
  const local = createLocalServices({
    ...{ ...common, database, limits, cookieDomain, passwordCost },
    mailWebhookSecret: settings.mailWebhookSecret,
    forms: { secret, mailHost, captcha, finishUploads: uploads.finish, eraseFiles: uploads.erase },
    remoteAdmin: remoteAdmin && createRemoteService(remoteAdmin),
    readOnly,
    replica,
    revision: resources.news.revision,
    ...(allowed && { allowed }),
  })
  const { admin } = local
  const gallery =
    galleryApiUrl === null ? local.gallery : createRemoteService(remote('gallery', galleryApiUrl))
  const galleryPeer = createGalleryPeer(gallery, common)
  const office =
    remoteAdmin === null
      ? createOfficeService({
          ...{ ...common, db: database.db, mailHost, secret, limits, storage, gallery: galleryPeer },
          ...{ contentFolder, passwordCost },
          pages: countedPages,
          searchCollection: createCollectionSearch(collection),
          installation: installationOf(settings),
          finishUploads: uploads.finish,
          eraseFiles: uploads.erase,
          readOnly,
          replica,
          ...(allowed && { allowed }),
        })
      : null
  return {
    admin,
    gallery,
    office,
    uploads: refuseWhileReadOnly(
      remoteAdmin === null ? uploads.answer : createRemoteUploads(remoteAdmin),
      readOnly,
    ),
    adminPeer: createAdminPeer(admin, common),
    galleryPeer,
  }
}

/** What a service is asked while its circuit is open; the gallery has no page for everybody, and answers 405. */
const lookPaths = { admin: revisionCalls.getContentRevision.path, gallery: '/session' } as const

/** Mail programs post one-click unsubscriptions (RFC 8058), and mail providers what became of mails, without an origin of ours. */
const takesAnybody = (path: string) =>
  Object.values<Call>({ ...adminCalls, ...mailEventCalls }).some(
    call => call.fromAnywhere && call.path === path,
  )

const originOf = (url: string | null) => (url === null ? null : new URL(url).origin)

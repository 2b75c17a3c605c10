import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { adminCalls } from '../contract/admin.ts'
import type { Call } from '../contract/call.ts'
import { systemClock } from '../platform/clock.ts'
import { lockDataDir } from '../platform/database/data-dir-lock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { deleteTemporaryFiles } from '../platform/delete-temporary-files.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { openLimits } from '../platform/limits/open-limits.ts'
import type { Log } from '../platform/log.ts'
import { openMailer } from '../platform/mail/open-mailer.ts'
import { deliverMail, mailKind } from '../platform/mail/outbox.ts'
import { loadSecret } from '../platform/secret.ts'
import type { Settings } from '../platform/settings.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { eraseRatings } from '../services/admin/content/handbook/erase-ratings.ts'
import { refreshPrices } from '../services/admin/content/prices/refresh-prices.ts'
import { makeSharingPictures } from '../services/admin/content/sharing-pictures/make-pictures.ts'
import type { AdminLimits } from '../services/admin/limits.ts'
import { newsletterJobs } from '../services/admin/newsletter/send-newsletter.ts'
import { decisionKind, notifyGallery } from '../services/admin/requests/beta/notify-gallery.ts'
import { eraseExpired } from '../services/admin/requests/erase.ts'
import { watchLicences } from '../services/admin/requests/permission/watch-licences.ts'
import { eraseCounts } from '../services/admin/statistics/erase-counts.ts'
import { createInspector } from '../services/admin/uploads/inspection/inspector.ts'
import { createUploads } from '../services/admin/uploads/uploads.ts'
import { deleteExpired } from '../services/gallery/delete-expired.ts'
import type { GalleryLimits } from '../services/gallery/limits.ts'
import { galleryJobs } from '../services/gallery/service.ts'
import type { RecipientLimits } from '../services/mail/recipient-limit.ts'
import { createApp } from './app.ts'
import { listen } from './http/listen.ts'
import type { VisitorLimits } from './http/visitor-limits.ts'
import { checkStart, watchPages } from './lifecycle/check-start.ts'
import { startDataFolderCleanup } from './lifecycle/clean-data-folder.ts'
import { createHealth } from './lifecycle/health.ts'
import { protectDataDir } from './lifecycle/protect-data-dir.ts'
import { createReadiness } from './lifecycle/readiness.ts'
import { databaseFailure, dataDirFailure, listenFailure, tablesFailure } from './lifecycle/start-failure.ts'
import type { Folder } from './middleware/serve-files.ts'
import type { Renderer } from './pages/render-page.ts'
import { createCircuitBreaker } from './services/circuit-breaker.ts'
import { findPictureFile } from './services/find-picture-file.ts'
import { createLocalServices, prepareDatabase } from './services/local-services.ts'
import { createPeers } from './services/peers.ts'
import { createRemoteService } from './services/remote-service.ts'
import { createRemoteUploads } from './services/remote-uploads.ts'
import type { Tables } from './services/tables.ts'
import { watchRevision } from './services/watch-revision.ts'

export interface StartOptions {
  readonly settings: Settings
  readonly log: Log
  readonly render: Renderer
  readonly contentFolder: string
  readonly folders: readonly Folder[]
  /** Where the service worker lies, where there is one. */
  readonly workerFolder?: string
  readonly development?: boolean
  readonly pseudo?: boolean
  /** false: every page is rendered anew. */
  readonly keepPages?: boolean
  /** false: articles and positions get no pictures of their own for sharing. */
  readonly sharingPictures?: boolean
  /** How many tries visitors have with passwords, mails and pages that are not kept, where that is not as usual. */
  readonly allowed?: Partial<GalleryLimits & AdminLimits & RecipientLimits & VisitorLimits>
  /** What sees each request before the site does: the tools of development. */
  readonly around?: (site: RequestListener) => RequestListener
}

/** Mail programs end a subscription from where they are. */
const takesAnybody = (path: string) =>
  Object.values<Call>(adminCalls).some(call => call.fromAnywhere && call.path === path)

export interface Running {
  readonly port: number
  /** Finishes what is under way, then lets go of everything. */
  stop(): Promise<void>
}

/** Opens what the site stands on, and serves it. Throws, with nothing left open, when any of it cannot be had. */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, log } = options
  const health = createHealth(log)
  const closing: (() => Promise<void> | void)[] = []
  const closeAll = async () => {
    health.stop()
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    closing.push(protectDataDir(settings, log))
    if (settings.database.kind === 'embedded') {
      const lock = lockOrFail(settings.dataDir)
      closing.push(() => lock.release())
    }
    const database = await openDatabase<Tables>(settings.database, health.onDatabaseFault).catch(error => {
      throw databaseFailure(error, settings.database)
    })
    closing.push(() => database.close())
    await prepareDatabase(database, options.contentFolder, log).catch(error => {
      throw tablesFailure(error, settings.database)
    })
    const secret = await loadSecret(settings)
    const limits = await openLimits(settings.cacheUrl, log)
    closing.push(() => limits.close())
    const { origin, cookieDomain, supportHost: mailHost } = settings
    const serviceSecret = settings.serviceSecret ?? secret
    const { adminApiUrl, galleryApiUrl } = settings
    const { allowed } = options
    const storage = openStorage(settings.storage)
    const revision = await watchRevision(database.db, log)
    closing.push(() => revision.stop())

    await checkStart(database, { dataDir: settings.dataDir, secret }, health)
    if (settings.clamavUrl === null && origin.startsWith('https:'))
      log.warn('Attachments are not scanned: CLAMAV_URL is not set')
    const inspector = createInspector({ log })
    closing.push(() => inspector.close())
    const uploads = createUploads({
      ...options,
      inspector,
      db: database.db,
      storage,
      folder: join(settings.dataDir, 'uploads'),
      clamavUrl: settings.clamavUrl,
      limits,
      origin,
      serviceSecret,
    })
    const breakers = { '/api/admin': createCircuitBreaker(), '/api/gallery': createCircuitBreaker() }
    const farOptions = (basePath: keyof typeof breakers, baseUrl: string) => ({
      breaker: breakers[basePath],
      basePath,
      baseUrl,
      serviceSecret,
      origin,
      log,
    })
    const far = (basePath: keyof typeof breakers, baseUrl: string) =>
      createRemoteService({ ...farOptions(basePath, baseUrl), takesAnybody })
    if (galleryApiUrl && originOf(galleryApiUrl) !== originOf(adminApiUrl))
      log.warn('The gallery service apart has to know the admin service: set its ADMIN_API_URL')
    const farAdmin = adminApiUrl ? far('/api/admin', adminApiUrl) : null
    const own = createLocalServices({
      database,
      log,
      origin,
      serviceSecret,
      cookieDomain,
      limits,
      forms: {
        secret,
        mailHost: settings.supportHost,
        captcha: settings.captcha,
        finishUploads: uploads.finish,
        eraseFiles: uploads.erase,
      },
      farAdmin,
      ...(allowed && { allowed }),
    })
    const sweepFolders = async () => {
      await uploads.cleanUploadFolder()
      const files = await deleteTemporaryFiles(settings.dataDir, new Date())
      if (files > 0) log.info({ files }, 'Temporary files of a killed process were removed')
    }
    closing.push(startDataFolderCleanup(sweepFolders, log))
    const admin = farAdmin ?? own.admin
    const gallery = galleryApiUrl ? far('/api/gallery', galleryApiUrl) : own.gallery
    const peers = createPeers({ origin, serviceSecret, admin, gallery })
    const mailer = openMailer(settings.mail, log)
    const jobs = {
      [mailKind]: deliverMail(mailer),
      ...newsletterJobs({ db: database.db, origin, secret, mailHost }, mailer),
      ...galleryJobs({
        db: database.db,
        origin,
        limits,
        admin,
        peer: peers.admin,
        serviceSecret,
        ...(allowed && { allowed }),
      }),
      [decisionKind]: notifyGallery(database.db, peers.gallery),
    }
    const worker = startWorker(database, jobs, { log })
    closing.push(() => worker.stop())
    await worker.every('sweep-accounts', 3_600_000, () => deleteExpired(database.db))
    await worker.every('erase-counts', 24 * 3_600_000, () => eraseCounts(database.db))
    await worker.every('erase-ratings', 24 * 3_600_000, () => eraseRatings(database.db))
    const { appStoreUrl } = settings
    if (appStoreUrl) {
      const feed = { url: appStoreUrl, log }
      await worker.every(
        'refresh-prices',
        6 * 3_600_000,
        async () => void (await refreshPrices(database.db, feed)),
      )
    }
    await worker.every('erase-requests', 3_600_000, () => eraseExpired(database.db, storage))
    if (options.sharingPictures !== false) {
      const ending = new AbortController()
      closing.push(async () => ending.abort())
      const { signal } = ending
      const dependencies = {
        storage,
        log,
        findPictureFile: findPictureFile(options.folders[0]?.path),
        most: 20,
        signal,
      }
      await worker.every(
        'sharing-pictures',
        60_000,
        async () => void (await makeSharingPictures(database.db, dependencies)),
      )
    }
    const licences = { db: database.db, origin, mailHost: settings.supportHost, secret, clock: systemClock }
    await worker.every('watch-licences', 3_600_000, () => watchLicences(licences))
    await worker.every('sweep-uploads', 3_600_000, () => uploads.sweep())
    const app = createApp({
      ...options,
      serviceSecret,
      limits,
      admin,
      gallery,
      uploads: adminApiUrl ? createRemoteUploads(farOptions('/api/admin', adminApiUrl)) : uploads.answer,
      storage,
      readiness: createReadiness(database, storage, health, settings.dataDir),
      revision: revision.current,
    })
    const { host, port } = settings
    const listening = await listen(options.around?.(app) ?? app, host, port, log).catch(error => {
      throw listenFailure(error, host, port)
    })
    closing.push(() => listening.close())
    const pages = watchPages(settings.database, health, log)
    closing.push(() => pages.stop())
    return { port: listening.port, stop: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

const originOf = (url: string | null) => (url === null ? null : new URL(url).origin)

function lockOrFail(dataDir: string) {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    throw dataDirFailure(error, dataDir)
  }
}

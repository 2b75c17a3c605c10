import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import { pollMsOf } from '../../platform/database/listener.ts'
import { type ObserveJob, startWorker } from '../../platform/jobs/worker.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { deliverMail, mailKind } from '../../platform/mail/outbox.ts'
import type { Tracing } from '../../platform/tracing/tracing.ts'
import { adminJobs, adminRecurringJobs } from '../../services/admin/jobs.ts'
import type { Uploads } from '../../services/admin/uploads/uploads.ts'
import { galleryJobs, galleryRecurringJobs } from '../../services/gallery/jobs.ts'
import type { CrawlOptions } from '../../services/office/care/crawl/crawl-options.ts'
import { crawlLimits } from '../../services/office/care/crawl/limits.ts'
import { internet } from '../../services/office/care/crawl/network.ts'
import { userAgentOf } from '../../services/office/care/crawl/user-agent.ts'
import { officeJobs, officeRecurringJobs } from '../../services/office/jobs.ts'
import { addressOf } from '../http/own-address.ts'
import type { Services } from '../services/connect-services.ts'
import { findPictureFile } from '../services/find-picture-file.ts'
import { installationOf } from '../services/installation.ts'
import type { StartOptions } from '../start-options.ts'
import type { Resources } from './open-resources.ts'

interface JobDependencies {
  readonly resources: Resources
  readonly services: Services
  readonly uploads: Uploads
  readonly observe: ObserveJob | undefined
  readonly tracing: Tracing | null
}

/** Starts the worker with the jobs of the services, and plans the recurring ones. */
export async function startJobs(
  { settings, log, folders, allowed, sharingPictures = true }: StartOptions,
  { resources, services, uploads, observe, tracing }: JobDependencies,
  closing: AsyncDisposableStack,
): Promise<void> {
  const { database, secret, limits, storage, listener } = resources
  const { origin, supportHost: mailHost, appStoreUrl } = settings
  const mailer = openMailer(settings.mail, log)
  const ending = new AbortController()
  const media = {
    ...{ db: database.db, storage, log, signal: ending.signal },
    folder: join(settings.dataDir, 'pictures'),
  }
  const admin = { db: database.db, origin, mailHost, secret, mailer, gallery: services.galleryPeer, media }
  const gallery = { db: database.db, origin, limits, admin: services.adminPeer, ...(allowed && { allowed }) }
  const crawl: CrawlOptions | null =
    settings.crawl === 'off' || settings.port === 0 || settings.adminApiUrl !== null
      ? null
      : {
          ...{ db: database.db, log, clock: systemClock, signal: ending.signal, mode: settings.crawl },
          site: { address: addressOf(settings), origin, userAgent: userAgentOf(origin) },
          ...{ limits: crawlLimits, network: internet },
        }
  const handlers = {
    [mailKind]: deliverMail(mailer),
    ...adminJobs(admin),
    ...galleryJobs(gallery),
    ...officeJobs(database.db, systemClock, crawl),
  }
  const pollMs = listener ? () => pollMsOf(listener) : 500
  const worker = startWorker(database, handlers, { log, observe, tracing, pollMs })
  listener?.on('jobs', worker.wake)
  closing.defer(() => worker.stop())
  closing.defer(() => ending.abort())
  const pictures = { findPictureFile: findPictureFile(folders[0]?.path), signal: ending.signal }
  const recurring = [
    ...galleryRecurringJobs(gallery),
    ...adminRecurringJobs({
      ...{ ...admin, log, storage, uploads, appStoreUrl },
      sharingPictures: sharingPictures ? pictures : null,
    }),
    ...officeRecurringJobs({ db: database.db, origin, installation: installationOf(settings), crawl }),
  ]
  for (const { name, everyMs, run } of recurring) await worker.every(name, everyMs, run)
}

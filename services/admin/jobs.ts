import type { Kysely } from 'kysely'
import type { GalleryPeer } from '../../contract/service-calls.ts'
import { systemClock } from '../../platform/clock.ts'
import type { JobHandler } from '../../platform/jobs/perform.ts'
import type { RecurringJob } from '../../platform/jobs/recurring.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Secret } from '../../platform/signature.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { turnAnnouncements, turnKind } from './content/announcements/turn.ts'
import { eraseCopies } from './content/entries/erase-copies.ts'
import { eraseRatings } from './content/handbook/erase-ratings.ts'
import { erasePreviewLinks } from './content/preview/erase-preview-links.ts'
import { refreshPrices } from './content/prices/refresh-prices.ts'
import {
  makeSharingPictures,
  type Dependencies as PictureDependencies,
} from './content/sharing-pictures/make-pictures.ts'
import { sharingPicturesJob } from './content/sharing-pictures/renew-pictures.ts'
import { type MediaDependencies, makeMedia, mediaKind } from './media/make-media.ts'
import { sweepMedia, sweepMediaJob } from './media/sweep-media.ts'
import { eraseDeliveries } from './newsletter/deliveries.ts'
import { newsletterJobs } from './newsletter/send-newsletter.ts'
import { eraseRedirectDays } from './redirects/erase-days.ts'
import { decisionKind, notifyGallery } from './requests/beta/notify-gallery.ts'
import { eraseExpired } from './requests/erase.ts'
import { watchLicences } from './requests/permission/watch-licences.ts'
import type { AdminTables } from './schema.ts'
import { eraseFruitless } from './search/count-fruitless.ts'
import { eraseCounts } from './statistics/erase-counts.ts'
import { settleRequests } from './statistics/settle-requests.ts'
import { prepareVitals } from './statistics/sum-vitals.ts'
import { eraseStatus } from './status/erase-status.ts'
import type { Uploads } from './uploads/uploads.ts'

const hourMs = 3_600_000
const picturesAtOnce = 20

interface AdminJobOptions {
  readonly db: Kysely<AdminTables>
  readonly origin: string
  readonly mailHost: string
  /** Signs the links in mails. */
  readonly secret: Secret
  readonly mailer: Mailer
  readonly gallery: GalleryPeer
  /** What the files of uploaded pictures are made with. */
  readonly media: MediaDependencies
}

/** The handlers of the admin service's jobs, by kind. */
export const adminJobs = ({
  mailer,
  gallery,
  media,
  ...sender
}: AdminJobOptions): Readonly<Record<string, JobHandler>> => ({
  ...newsletterJobs(sender, mailer),
  [decisionKind]: notifyGallery(sender.db, gallery),
  [turnKind]: turnAnnouncements(sender.db),
  [mediaKind]: makeMedia(media),
})

interface AdminRecurringOptions extends Pick<AdminJobOptions, 'db' | 'origin' | 'mailHost' | 'secret'> {
  readonly log: Log
  readonly storage: Storage
  readonly uploads: Pick<Uploads, 'deleteOrphans'>
  /** The address of the app store's lookup service; null: prices are not refreshed. */
  readonly appStoreUrl: string | null
  /** null: articles and positions get no sharing pictures. */
  readonly sharingPictures: Pick<PictureDependencies, 'findPictureFile' | 'signal'> | null
}

/** The recurring jobs of the admin service. */
export function adminRecurringJobs(options: AdminRecurringOptions): readonly RecurringJob[] {
  const { db, origin, mailHost, secret, log, storage, uploads, appStoreUrl, sharingPictures } = options
  const staff = { db, origin, mailHost, secret, clock: systemClock }
  const jobs: RecurringJob[] = [
    { name: 'settle-request-figures', everyMs: 5 * 60_000, run: () => settleRequests(db, systemClock()) },
    { name: 'sum-web-vitals', everyMs: hourMs, run: () => prepareVitals(db, systemClock()) },
    { name: 'erase-counts', everyMs: 24 * hourMs, run: () => eraseCounts(db) },
    { name: 'erase-fruitless-searches', everyMs: 24 * hourMs, run: () => eraseFruitless(db) },
    { name: 'erase-copies', everyMs: 24 * hourMs, run: () => eraseCopies(db) },
    { name: 'erase-deliveries', everyMs: 24 * hourMs, run: () => eraseDeliveries(db, systemClock()) },
    { name: 'erase-preview-links', everyMs: 24 * hourMs, run: () => erasePreviewLinks(db) },
    { name: 'erase-ratings', everyMs: 24 * hourMs, run: () => eraseRatings(db) },
    { name: 'erase-redirect-days', everyMs: 24 * hourMs, run: () => eraseRedirectDays(db) },
    { name: 'erase-status', everyMs: 24 * hourMs, run: () => eraseStatus(db, systemClock()) },
    { name: 'erase-requests', everyMs: hourMs, run: () => eraseExpired(db, storage) },
    { name: 'watch-licences', everyMs: hourMs, run: () => watchLicences(staff) },
    { name: sweepMediaJob, everyMs: 24 * hourMs, run: () => sweepMedia({ db, storage }) },
    { name: 'sweep-uploads', everyMs: hourMs, run: () => uploads.deleteOrphans() },
  ]
  if (appStoreUrl !== null) {
    const run = async () => void (await refreshPrices(db, { url: appStoreUrl, log }))
    jobs.push({ name: 'refresh-prices', everyMs: 6 * hourMs, run })
  }
  if (sharingPictures !== null) {
    const dependencies = { ...sharingPictures, storage, log, most: picturesAtOnce }
    const run = async () => void (await makeSharingPictures(db, dependencies))
    jobs.push({ name: sharingPicturesJob, everyMs: 60_000, run })
  }
  return jobs
}

import { systemClock } from '../../platform/clock.ts'
import type { JobHandler } from '../../platform/jobs/perform.ts'
import type { RecurringJob } from '../../platform/jobs/recurring.ts'
import { createRecipientLimit } from '../mail/recipient-limit.ts'
import { erasureKind, finishErasure } from './account/delete-user.ts'
import { notifyAdmin } from './account/notify-admin.ts'
import { reapplicationKind } from './betas/betas.ts'
import { deleteExpired } from './delete-expired.ts'
import { answerResetRequest, resetRequestKind } from './passwords/request-reset.ts'
import type { GalleryServiceOptions } from './service.ts'

type GalleryJobOptions = Pick<
  GalleryServiceOptions,
  'db' | 'origin' | 'limits' | 'allowed' | 'clock' | 'admin'
>

/** The handlers of the gallery service's jobs, by kind. */
export function galleryJobs(options: GalleryJobOptions): Readonly<Record<string, JobHandler>> {
  const { db, origin, limits, allowed = {}, clock = systemClock, admin } = options
  const dependencies = { db, origin, clock, recipients: createRecipientLimit(limits, allowed), admin }
  return {
    [resetRequestKind]: answerResetRequest(dependencies),
    [erasureKind]: finishErasure(dependencies),
    [reapplicationKind]: notifyAdmin({ db }, admin),
  }
}

/** The recurring jobs of the gallery service. */
export const galleryRecurringJobs = ({ db }: Pick<GalleryJobOptions, 'db'>): readonly RecurringJob[] => [
  { name: 'sweep-accounts', everyMs: 3_600_000, run: () => deleteExpired(db) },
]

import type { Kysely } from 'kysely'
import { bringForward } from '../../../../platform/jobs/recurring.ts'
import type { AdminTables } from '../../schema.ts'

/** The recurring job that renders sharing pictures. */
export const sharingPicturesJob = 'sharing-pictures'

/** Renders the sharing pictures that are missing or of an old title at once, instead of within a minute. */
export const renewPictures = (trx: Kysely<AdminTables>, now: Date): Promise<void> =>
  bringForward(trx, sharingPicturesJob, now)

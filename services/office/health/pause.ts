import type { Kysely } from 'kysely'
import type { Health } from '../../../contract/office/health.ts'
import { firstIdAt } from '../../../platform/identity.ts'
import { findPause, resumeJobs } from '../../../platform/jobs/pause.ts'
import { mailKind } from '../../../platform/mail/outbox.ts'
import { issueMailKind } from '../../admin/newsletter/deliveries.ts'
import type { OfficeTables } from '../schema.ts'

/** The pause after a restore, with the number of mails that were waiting in the backup; null: jobs run. */
export async function getPause(db: Kysely<OfficeTables>): Promise<Health['paused']> {
  const pause = await findPause(db)
  if (!pause) return null
  const { mails } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('kind', 'in', [mailKind, issueMailKind])
    .where('done_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('id', '<', firstIdAt(new Date(pause.since)))
    .executeTakeFirstOrThrow()
  return { ...pause, mails: Number(mails) }
}

/** Ends the pause; `drop` deletes the mails that were waiting in the backup. false: there was none. */
export async function endPause(trx: Kysely<OfficeTables>, mails: 'send' | 'drop'): Promise<boolean> {
  const pause = await findPause(trx)
  if (!pause) return false
  if (mails === 'drop')
    await trx
      .deleteFrom('jobs')
      .where('kind', 'in', [mailKind, issueMailKind])
      .where('done_at', 'is', null)
      .where('id', '<', firstIdAt(new Date(pause.since)))
      .execute()
  return await resumeJobs(trx)
}

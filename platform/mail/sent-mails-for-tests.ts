import type { Kysely } from 'kysely'
import { queuedJobs } from '../jobs/queued-jobs-for-tests.ts'
import type { JobTables } from '../jobs/tables.ts'
import type { Mail } from './mail.ts'
import { deliverMail, mailKind } from './outbox.ts'

/** The mails that a delivery would send now, the oldest first. They stay in the queue. */
export async function sentMails<Tables extends JobTables>(db: Kysely<Tables>): Promise<readonly Mail[]> {
  const mails: Mail[] = []
  const deliver = deliverMail({ send: async ({ mail }) => void mails.push(mail), close: () => {} })
  for (const { id, kind, payload } of await queuedJobs(db)) {
    if (kind === mailKind) await deliver(payload, { id, attempt: 1 })
  }
  return mails
}

import type { RetainedRecord } from '../../../contract/account-records.ts'
import { formatDay } from '../../mail/format-day.ts'
import type { MailOccasion } from '../../mail/recipient-limit.ts'
import type { Dependencies } from '../dependencies.ts'
import { type PreparedMail, prepareMail } from './queue.ts'
import type { MailOrder } from './write-mail.ts'
import { copies } from './write-mail.ts'

/** The facts about a deleted account that its last mail needs. */
export interface DeletedAccount {
  readonly account: string
  /** The confirmed address; null: none. */
  readonly email: string | null
  readonly to: string
  readonly locale: MailOrder['locale']
  readonly deletedAt: string
}

/** The mail about a completed deletion, with the retained records and their last days; queued once. */
export function prepareDeletionMail(
  dependencies: Dependencies,
  deleted: DeletedAccount,
  kept: readonly RetainedRecord[],
): Promise<PreparedMail> {
  const { to, locale, account, email } = deleted
  const copy = copies[locale].kept
  const keptLines = kept.map(({ what, reference, until }) =>
    copy[what].replace('{reference}', reference ?? '').replace('{date}', formatDay(until, locale)),
  )
  const lists = { kept: keptLines, others: email === null ? [copy.others] : [] }
  const order = {
    kind: 'accountDeleted',
    to,
    locale,
    lists,
    dedupeKey: `account-deleted:${account}`,
  } as const
  return prepareMail(dependencies, order, occasionOf(deleted))
}

/** The mail about a deleted account whose records are still to be erased. */
export function preparePendingDeletionMail(
  dependencies: Dependencies,
  deleted: DeletedAccount,
): Promise<PreparedMail> {
  const { to, locale } = deleted
  return prepareMail(dependencies, { kind: 'accountDeleting', to, locale }, occasionOf(deleted))
}

/** Whether the address was confirmed is known only from before the deletion. */
const occasionOf = ({ email }: DeletedAccount): MailOccasion => (email === null ? 'request' : 'notice')

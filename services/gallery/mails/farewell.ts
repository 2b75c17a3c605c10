import type { KeptRecord } from '../../../contract/account-records.ts'
import { formatDay } from '../../mail/format-day.ts'
import type { MailOccasion } from '../../mail/recipient-limit.ts'
import type { Dependencies } from '../dependencies.ts'
import { type PreparedMail, prepareMail } from './queue.ts'
import type { MailOrder } from './write-mail.ts'
import { copies } from './write-mail.ts'

/** What is known of a deleted account as long as its last mail is not written. */
export interface Farewell {
  readonly account: string
  /** The confirmed address; null: none. */
  readonly email: string | null
  readonly to: string
  readonly locale: MailOrder['locale']
  readonly deletedAt: string
}

/** The mail that says that an account and its records are deleted, and what is kept until when; queued once. */
export function prepareFarewell(
  dependencies: Dependencies,
  farewell: Farewell,
  kept: readonly KeptRecord[],
): Promise<PreparedMail> {
  const { to, locale, account, email } = farewell
  const words = copies[locale].kept
  const keptLines = kept.map(({ what, reference, until }) =>
    words[what].replace('{reference}', reference ?? '').replace('{date}', formatDay(until, locale)),
  )
  const lists = { kept: keptLines, others: email === null ? [words.others] : [] }
  const order = {
    kind: 'accountDeleted',
    to,
    locale,
    lists,
    dedupeKey: `account-deleted:${account}`,
  } as const
  return prepareMail(dependencies, order, occasionOf(farewell))
}

/** The mail that says that an account is deleted, and its records are about to be. */
export function prepareFirstFarewell(dependencies: Dependencies, farewell: Farewell): Promise<PreparedMail> {
  const { to, locale } = farewell
  return prepareMail(dependencies, { kind: 'accountDeleting', to, locale }, occasionOf(farewell))
}

/** The account is gone by now: whether its address was confirmed is known from before. */
const occasionOf = ({ email }: Farewell): MailOccasion => (email === null ? 'request' : 'notice')

import type { Locale } from '../../../contract/locale.ts'
import type { NewsletterTag } from '../../../contract/newsletter-tags.ts'
import { PermanentFailure } from '../../../platform/jobs/failure.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { mailAttempts } from '../../../platform/mail/outbox.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import { claimDelivery, type IssueMail, releaseDelivery, settleDelivery } from './deliveries.ts'
import { findIssue, readFields, textFor } from './issues.ts'
import { findReader } from './readers.ts'
import { sendToReader } from './send-to-reader.ts'
import { addressIssue, type IssueMailBody, renderIssue } from './write-issue.ts'

export type Sender = Pick<Dependencies, 'db' | 'origin' | 'secret' | 'mailHost'>

/**
 * Sends one mail of an issue. Its delivery belongs to one job at a time, and none is begun while the issue is stopped. A
 * process that ends between the mail and its outcome sends it again with the same Message-ID.
 */
export function sendIssueMails(sender: Sender, mailer: Mailer): JobHandler {
  const findSending = keepSending(sender)
  return async (payload, { id: job, attempt }) => {
    const claim = { ...(payload as IssueMail), job }
    if (!(await claimDelivery(sender.db, claim))) return
    const sending = await findSending(claim.issue)
    const reader = sending && (await findReader(sender, claim.reader, sending.tags))
    if (!reader) return settleDelivery(sender.db, claim, 'left')
    try {
      const mail = addressIssue(sender, await sending.bodyFor(reader.locale), reader)
      const outcome = await sendToReader(sender, mailer, { mail, id: job })
      return settleDelivery(sender.db, claim, outcome === 'sent' ? 'sent' : 'failed')
    } catch (error) {
      if (error instanceof PermanentFailure || attempt >= mailAttempts)
        return settleDelivery(sender.db, claim, 'failed')
      await releaseDelivery(sender.db, claim)
      throw error
    }
  }
}

/** What an issue says in one of its sendings. */
interface Sending {
  readonly key: string
  readonly tags: readonly NewsletterTag[]
  /** Rendered once: that takes a hundred times as long as addressing. */
  readonly bodyFor: (locale: Locale) => Promise<IssueMailBody>
}

/** Keeps the sending that was asked for last. */
function keepSending(sender: Sender) {
  let kept: Sending | null = null
  return async (id: string): Promise<Sending | null> => {
    const row = await sender.db
      .selectFrom('newsletter_issues')
      .select('turn')
      .where('id', '=', id)
      .executeTakeFirst()
    const key = `${id} ${row?.turn}`
    if (kept?.key !== key) kept = await readSending(sender, id, key)
    return kept
  }
}

async function readSending({ db, origin }: Sender, id: string, key: string): Promise<Sending | null> {
  const row = await findIssue(db, id)
  if (!row || row.sent_fields === null) return null
  const [fields, { slug }] = [readFields(row.sent_fields), row]
  const bodies = new Map<Locale, Promise<IssueMailBody>>()
  return {
    ...{ key, tags: fields.tags },
    bodyFor(locale) {
      const body = bodies.get(locale) ?? renderIssue(origin, { ...textFor(fields, locale), locale, slug })
      bodies.set(locale, body)
      return body
    },
  }
}

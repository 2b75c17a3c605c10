import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { readFields, textFor } from '../../admin/newsletter/issues.ts'
import type { IssueRow } from '../../admin/newsletter/schema.ts'
import { addressNobody, renderIssue } from '../../admin/newsletter/write-issue.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeTables } from '../schema.ts'
import { writtenLanguages } from './view-issue.ts'

type Sender = Pick<OfficeDependencies, 'origin' | 'mailHost'>

/** What the readers of a language get. Throws `Refusal` 422 where nothing is written for them. */
export async function previewMail(sender: Sender, row: IssueRow, locale: Locale, to = ''): Promise<Mail> {
  const written = textFor(readFields(row.fields), locale)
  if (`${written.text.subject}${written.text.text}`.trim() === '')
    throw new Refusal(422, 'It is not written in this language.')
  const body = await renderIssue(sender.origin, { ...written, locale, slug: row.slug })
  return addressNobody(sender, body, { to, locale })
}

/** Renders a mail for each language that is written; resolves to what queues them. */
export async function mailTests(
  sender: Sender,
  row: IssueRow,
  to: string,
): Promise<(trx: Kysely<OfficeTables>) => Promise<number>> {
  const mails: Mail[] = []
  for (const locale of writtenLanguages(row)) mails.push(await previewMail(sender, row, locale, to))
  if (mails.length === 0) throw new Refusal(422, 'Nothing is written yet.')
  return async trx => {
    for (const mail of mails) await queueMail(trx, { ...mail, subject: `[Test] ${mail.subject}` })
    return mails.length
  }
}

import { emailKeyOf } from '../../../../contract/forms/email.ts'
import { requestDescriptions } from '../../../../contract/requests/descriptions.ts'
import type { DraftKind } from '../../../../contract/requests.ts'
import { hashOf } from '../../../../platform/tokens.ts'
import { negotiateLocale } from '../../../http/language.ts'
import { Refusal } from '../../../http/problem.ts'
import { formatDay } from '../../../mail/format-day.ts'
import { mailboxOf } from '../../../mail/recipient-limit.ts'
import type { Dependencies } from '../dependencies.ts'
import { findDraft } from '../drafts.ts'
import { prepareEmail } from '../mails/emails.ts'
import { draftLabel, saved } from './email-templates.ts'

interface DraftToMail {
  readonly kind: DraftKind
  readonly token: string
  readonly email: string
  readonly lang?: string | undefined
}

/** Mails the link to a draft, without its content. Throws `Refusal` 404 or 429. */
export async function mailDraft(dependencies: Dependencies, { kind, token, email, lang }: DraftToMail) {
  const { db, guard, recipients, clock } = dependencies
  const draft = await findDraft(db, kind, token, clock())
  if (!draft) throw new Refusal(404, 'Nothing is kept under this token.')
  await guard.check('draftMailByRecipient', mailboxOf(email))
  if (!(await recipients.isWithin(email)))
    throw new Refusal(429, 'This address was written to too often: try again in an hour.', {
      'Retry-After': '3600',
    })
  const { expires_at } = draft
  const locale = negotiateLocale(lang)
  const queueEmail = await prepareEmail(dependencies, {
    templates: saved,
    to: email,
    locale,
    reference: draftLabel[locale],
    path: `${requestDescriptions[kind].page}?resume=${encodeURIComponent(token)}`,
    variables: { until: formatDay(expires_at, locale) },
  })
  await db.transaction().execute(async trx => {
    await trx
      .updateTable('drafts')
      .set({ mailed_key: emailKeyOf(email) })
      .where('token_hash', '=', hashOf(token))
      .execute()
    await queueEmail(trx)
  })
  return { expires_at }
}

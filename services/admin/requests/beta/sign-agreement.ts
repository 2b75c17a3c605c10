import { mapLocales } from '../../../../contract/locale.ts'
import { negotiateLanguageTag, negotiateLocale } from '../../../http/language.ts'
import { Refusal } from '../../../http/problem.ts'
import { formatDay } from '../../../mail/format-day.ts'
import type { Dependencies } from '../dependencies.ts'
import { type EmailTemplates, escapeVariables, prepareEmail } from '../mails/emails.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueNotices, continueThread } from '../mails/threads.ts'
import { getOwnRequest } from '../read-request.ts'
import { pathOf } from '../reference.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { signed } from './email-templates.ts'
import { readAgreement } from './read-agreement.ts'

interface Signature {
  readonly reference: string
  readonly token: string
  /** The typed name. */
  readonly name: string
  /** The language of the displayed agreement. */
  readonly lang: string
}

/**
 * Signs the agreement of an invitation, and mails a copy. Idempotent. Throws `Refusal` 404 for an invalid token, 409
 * without an invitation.
 */
export async function signAgreement(dependencies: Dependencies, signature: Signature): Promise<void> {
  const { token, name, lang } = signature
  const request = await getOwnRequest(dependencies, signature.reference, token)
  const { reference } = request
  const answers = JSON.parse(request.answers) as Record<string, unknown>
  if (answers.agreement !== undefined) return
  if (request.kind !== 'beta-application' || request.state !== 'invited')
    throw new Refusal(409, 'There is no invitation that could be signed for.')
  const languageTag = negotiateLanguageTag(lang)
  const now = dependencies.clock()
  const agreement = await readAgreement(dependencies.db, languageTag, now)
  if (!agreement) throw new Error('The agreement of the betas is not among the documents')

  const at = now.toISOString()
  const queueEmail = await prepareEmail(dependencies, {
    templates: withText(agreement.lines),
    to: request.email,
    locale: negotiateLocale(lang),
    reference,
    thread: continueThread(reference),
    path: pathOf(dependencies.secret, reference),
    variables: {
      title: agreement.title,
      date: formatDay(at, negotiateLocale(lang)),
      effective: formatDay(agreement.effective, negotiateLocale(lang)),
    },
  })
  const queueNotice = await prepareNotice(dependencies, {
    kind: request.kind,
    reference,
    thread: continueNotices(reference),
    heading: 'Beta application: agreement signed',
    lines: [`${request.name} <${request.email}>`, `Signed as ${name}, in ${languageTag}`],
    from: request.email,
  })
  const kept = { ...answers, agreement: { name, at, iso: languageTag, effective: agreement.effective } }
  const isSigned = await dependencies.db.transaction().execute(async trx => {
    const asRead = { states: ['invited'], answers: request.answers }
    if (!(await updateRequest(trx, request, asRead, { answers: JSON.stringify(kept) }, now))) return false
    await addEvent(trx, { requestId: request.id, by: 'visitor', state: 'signed', text: name }, now)
    await queueEmail(trx)
    await queueNotice(trx)
    return true
  })
  // A concurrent change: the current state decides.
  if (!isSigned) await signAgreement(dependencies, signature)
}

/** The template with the text of the agreement appended. */
function withText(lines: readonly string[]): EmailTemplates {
  const text = lines.map(escapeVariables)
  const add = (template: EmailTemplates[keyof EmailTemplates]) => ({
    ...template,
    paragraphs: [...template.paragraphs, ...text],
  })
  return mapLocales(locale => add(signed[locale]))
}

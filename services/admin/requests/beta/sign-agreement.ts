import { isoOf } from '../../../http/language.ts'
import { Refusal } from '../../../http/problem.ts'
import { formatDay } from '../../../mail/format-day.ts'
import { localeOf } from '../locale.ts'
import { escapeSlots, prepareLetter, type Words } from '../mails/letters.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueNotices, continueThread } from '../mails/threads.ts'
import type { Means } from '../means.ts'
import { getOwnRequest } from '../read-request.ts'
import { pathOf } from '../reference.ts'
import { eraseAfter } from '../retention.ts'
import { addEvent } from '../store-request.ts'
import { readAgreement } from './read-agreement.ts'
import { signed } from './words.ts'

export interface Signature {
  readonly reference: string
  readonly token: string
  /** As it was typed under the agreement. */
  readonly name: string
  /** The language it was read in. */
  readonly lang: string
}

/**
 * Signs the agreement that belongs to an invitation, and mails a copy of what was signed. Signed twice is signed once.
 * Throws `Refusal` 404 for a stranger, 409 where there is no invitation.
 */
export async function signAgreement(means: Means, signature: Signature): Promise<void> {
  const { token, name, lang } = signature
  const request = await getOwnRequest(means, signature.reference, token)
  const { reference } = request
  const answers = JSON.parse(request.answers) as Record<string, unknown>
  if (answers.agreement !== undefined) return
  if (request.kind !== 'beta-application' || request.state !== 'invited')
    throw new Refusal(409, 'There is no invitation that could be signed for.')
  const iso = isoOf(lang)
  const agreement = await readAgreement(means.db, iso)
  if (!agreement) throw new Error('The agreement of the betas is not among the documents')

  const now = means.clock()
  const at = now.toISOString()
  const queueLetter = await prepareLetter(means, {
    words: withText(agreement.lines),
    to: request.email,
    locale: localeOf(lang),
    reference,
    thread: continueThread(reference),
    path: pathOf(means.secret, reference),
    slots: {
      title: agreement.title,
      date: formatDay(at, localeOf(lang)),
      effective: formatDay(agreement.effective, localeOf(lang)),
    },
  })
  const queueNotice = await prepareNotice(means, {
    reference,
    thread: continueNotices(reference),
    heading: 'Beta application: agreement signed',
    lines: [`${request.name} <${request.email}>`, `Signed as ${name}, in ${iso}`],
    from: request.email,
  })
  const kept = { ...answers, agreement: { name, at, iso, effective: agreement.effective } }
  const isSigned = await means.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('requests')
      .set({
        answers: JSON.stringify(kept),
        updated_at: at,
        erase_at: eraseAfter('beta-application', now),
      })
      .where('id', '=', request.id)
      .where('state', '=', 'invited')
      .where('answers', '=', request.answers)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await addEvent(trx, { requestId: request.id, by: 'visitor', state: 'signed', text: name }, now)
    await queueLetter(trx)
    await queueNotice(trx)
    return true
  })
  // Something else happened with it at the same moment: what stands there now decides.
  if (!isSigned) await signAgreement(means, signature)
}

/** The letter with the agreement below its own words. */
function withText(lines: readonly string[]): Words {
  const text = lines.map(escapeSlots)
  const add = (words: Words[keyof Words]) => ({ ...words, paragraphs: [...words.paragraphs, ...text] })
  return { en: add(signed.en), cn: add(signed.cn), jp: add(signed.jp) }
}

import type { BetaApplication } from '../../../../contract/forms/beta-application.ts'
import { retryOvertaken } from '../changes/overtaken.ts'
import { storeChange } from '../changes/store-change.ts'
import { localeOf } from '../locale.ts'
import { prepareFormLetter } from '../mails/letters.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueThread, startNotices, startThread } from '../mails/threads.ts'
import type { Means } from '../means.ts'
import { changePathOf, newReference, pathOf } from '../reference.ts'
import { storeRequest } from '../store-request.ts'
import { submitOnce } from '../submit.ts'
import type { Sender } from '../support/request-support.ts'
import { findOpenApplication } from './open-application.ts'
import { changed, received } from './words.ts'

/**
 * Takes an application for the betas. With one still open for the address, what is sent is kept beside it until the
 * owner of the address confirms it. The answer is the same: a reference of its own.
 */
export const applyForBeta = (means: Means, body: BetaApplication, sender: Sender) =>
  retryOvertaken(() => apply(means, body, sender))

function apply(means: Means, body: BetaApplication, { visitor, account }: Sender) {
  return submitOnce(means, { body, visitor }, async now => {
    const kind = 'beta-application'
    const { name, email, device_language, familiarity, devices, message } = body
    const open = await findOpenApplication(means.db, email, account)
    const reference = newReference(kind)
    const locale = localeOf(body.lang)
    const answers = { device_language, familiarity, devices, message }
    const sent = { kind, reference, locale, name, email, accountId: account, answers } as const
    const queueLetter = await prepareFormLetter(means, {
      words: open ? changed : received,
      // The address that the application has: another one may only look the same.
      to: open?.email ?? email,
      locale,
      reference,
      thread: open ? continueThread(open.reference) : startThread(reference),
      path: (open ? changePathOf : pathOf)(means.secret, reference),
    })
    const queueNotice = await prepareNotice(means, {
      reference,
      thread: startNotices(reference),
      heading: 'Beta application',
      lines: [
        `${name} <${email}>`,
        `Devices: ${devices.join(', ')} in ${device_language}`,
        `Familiar with: ${familiarity.join(', ')}`,
        ...message.split('\n'),
      ],
      from: email,
      isHeldBack: open !== undefined,
    })
    return async trx => {
      if (open) await storeChange(trx, open.id, sent, now)
      else await storeRequest(trx, sent, now)
      await queueLetter(trx)
      await queueNotice(trx)
      return { reference }
    }
  })
}

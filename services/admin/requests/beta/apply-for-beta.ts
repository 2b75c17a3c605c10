import type { BetaApplication } from '../../../../contract/forms/beta-application.ts'
import { negotiateLocale } from '../../../http/language.ts'
import { retryOnConcurrentChange } from '../changes/concurrent-change.ts'
import { storeChange } from '../changes/store-change.ts'
import type { Dependencies } from '../dependencies.ts'
import { prepareFormEmail } from '../mails/emails.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueThread, startNotices, startThread } from '../mails/threads.ts'
import { changePathOf, newReference, pathOf } from '../reference.ts'
import { storeRequest } from '../store-request.ts'
import { submitOnce } from '../submit.ts'
import type { Sender } from '../support/request-support.ts'
import { changed, received } from './email-templates.ts'
import { findOpenApplication } from './open-application.ts'

/**
 * Takes an application for the betas. With one still open for the address, what is sent is kept beside it until the
 * owner of the address confirms it. The answer is the same: a reference of its own.
 */
export const applyForBeta = (dependencies: Dependencies, body: BetaApplication, sender: Sender) =>
  retryOnConcurrentChange(() => apply(dependencies, body, sender))

function apply(dependencies: Dependencies, body: BetaApplication, { visitor, account }: Sender) {
  return submitOnce(dependencies, { body, visitor }, async now => {
    const kind = 'beta-application'
    const { name, email, device_language, familiarity, devices, message } = body
    const open = await findOpenApplication(dependencies.db, email, account)
    const reference = newReference(kind)
    const locale = negotiateLocale(body.lang)
    const answers = { device_language, familiarity, devices, message }
    const sent = { kind, reference, locale, name, email, accountId: account, answers } as const
    const queueLetter = await prepareFormEmail(dependencies, {
      words: open ? changed : received,
      // The address that the application has: another one may only look the same.
      to: open?.email ?? email,
      locale,
      reference,
      thread: open ? continueThread(open.reference) : startThread(reference),
      path: (open ? changePathOf : pathOf)(dependencies.secret, reference),
    })
    const queueNotice = await prepareNotice(dependencies, {
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

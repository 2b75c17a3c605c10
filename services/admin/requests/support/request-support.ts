import type { SupportRequest } from '../../../../contract/forms/support-request.ts'
import { attach } from '../attach.ts'
import { localeOf } from '../locale.ts'
import { prepareFormLetter } from '../mails/letters.ts'
import { prepareNotice } from '../mails/notices.ts'
import { startNotices, startThread } from '../mails/threads.ts'
import type { Means } from '../means.ts'
import { newReference, pathOf } from '../reference.ts'
import { storeRequest } from '../store-request.ts'
import { submitOnce } from '../submit.ts'
import { received } from './words.ts'

export interface Sender {
  /** Of the network. */
  readonly visitor: string
  readonly account: string | null
}

export const filesLine = (uploads: readonly string[]): string[] =>
  uploads.length > 0 ? [`Files: ${uploads.length}`] : []

/** Stores a support request, or a beta request, and confirms it by mail. */
export async function requestSupport(means: Means, body: SupportRequest, { visitor, account }: Sender) {
  return submitOnce(means, { body, visitor }, async now => {
    const { name, email, product, question, beta, uploads } = body
    await means.finishUploads(uploads)
    const kind = beta ? 'beta-request' : 'support'
    const reference = newReference(kind)
    const locale = localeOf(body.lang)
    const path = pathOf(means.secret, reference)
    const queueLetter = await prepareFormLetter(means, {
      words: received,
      to: email,
      locale,
      reference,
      thread: startThread(reference),
      path,
    })
    const queueNotice = await prepareNotice(means, {
      reference,
      thread: startNotices(reference),
      heading: `${beta ? 'Beta request' : 'Support request'}: ${product}`,
      lines: [`${name} <${email}>`, ...question.split('\n'), ...filesLine(uploads)],
      from: email,
    })
    return async trx => {
      const answers = { product, question }
      const id = await storeRequest(
        trx,
        { kind, reference, locale, name, email, accountId: account, answers },
        now,
      )
      await attach(trx, id, body)
      await queueLetter(trx)
      await queueNotice(trx)
      return { reference }
    }
  })
}

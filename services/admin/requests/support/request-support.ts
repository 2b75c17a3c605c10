import type { SupportRequest } from '../../../../contract/forms/support-request.ts'
import { negotiateLocale } from '../../../http/language.ts'
import { attach } from '../attach.ts'
import type { Dependencies } from '../dependencies.ts'
import { prepareFormEmail } from '../mails/emails.ts'
import { prepareNotice } from '../mails/notices.ts'
import { startNotices, startThread } from '../mails/threads.ts'
import { newReference, pathOf } from '../reference.ts'
import { storeRequest } from '../store-request.ts'
import { submitOnce } from '../submit.ts'
import { received } from './email-templates.ts'

export interface Sender {
  /** Of the network. */
  readonly visitor: string
  readonly account: string | null
}

export const filesLine = (uploads: readonly string[]): string[] =>
  uploads.length > 0 ? [`Files: ${uploads.length}`] : []

/** Stores a support request, or a beta request, and confirms it by mail. */
export async function requestSupport(
  dependencies: Dependencies,
  body: SupportRequest,
  { visitor, account }: Sender,
) {
  return submitOnce(dependencies, { body, visitor }, async now => {
    const { name, email, product, question, beta, uploads } = body
    await dependencies.finishUploads(uploads)
    const kind = beta ? 'beta-request' : 'support'
    const reference = newReference(kind)
    const locale = negotiateLocale(body.lang)
    const path = pathOf(dependencies.secret, reference)
    const queueLetter = await prepareFormEmail(dependencies, {
      words: received,
      to: email,
      locale,
      reference,
      thread: startThread(reference),
      path,
    })
    const queueNotice = await prepareNotice(dependencies, {
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

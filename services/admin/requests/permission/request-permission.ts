import en from '../../../../contract/forms/permission/copy/en.ts'
import { describeAnswers } from '../../../../contract/forms/permission/describe-answers.ts'
import {
  type PermissionRequest,
  permissionReasonsOf,
  readPermissionAnswers,
  senderOf,
} from '../../../../contract/forms/permission-request.ts'
import { FieldRefusal } from '../../../http/field-refusal.ts'
import { negotiateLocale } from '../../../http/language.ts'
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

/** Stores a request to use our marks, and mails who asks the link to it. Throws `FieldRefusal`. */
export async function requestPermission(
  dependencies: Dependencies,
  body: PermissionRequest,
  { visitor, account }: Sender,
) {
  const { lang, captcha, ...typed } = body
  const reasons = permissionReasonsOf(typed)
  if (Object.keys(reasons).length > 0) throw new FieldRefusal(reasons, lang)
  const answers = readPermissionAnswers(typed)
  return submitOnce(dependencies, { body: { ...answers, lang, captcha }, visitor }, async now => {
    const { name, email } = senderOf(answers)
    const reference = newReference('permission')
    const locale = negotiateLocale(lang)
    const queueLetter = await prepareFormEmail(dependencies, {
      words: received,
      to: email,
      locale,
      reference,
      thread: startThread(reference),
      path: pathOf(dependencies.secret, reference),
    })
    const queueNotice = await prepareNotice(dependencies, {
      reference,
      thread: startNotices(reference),
      heading: 'New permission request',
      lines: describeAnswers(en, answers).map(({ label, value }) => `${label}: ${value}`),
      from: email,
    })
    return async trx => {
      await storeRequest(
        trx,
        { kind: 'permission', reference, locale, name, email, accountId: account, answers },
        now,
      )
      await queueLetter(trx)
      await queueNotice(trx)
      return { reference }
    }
  })
}

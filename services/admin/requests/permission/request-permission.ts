import cn from '../../../../contract/forms/permission/copy/cn.ts'
import en from '../../../../contract/forms/permission/copy/en.ts'
import jp from '../../../../contract/forms/permission/copy/jp.ts'
import { describeAnswers } from '../../../../contract/forms/permission/describe-answers.ts'
import {
  type PermissionRequest,
  permissionReasonsOf,
  readPermissionAnswers,
  senderOf,
} from '../../../../contract/forms/permission-request.ts'
import { FieldRefusal } from '../../../http/field-refusal.ts'
import { localeOf } from '../locale.ts'
import { prepareLetter, prepareNotice } from '../mails/letters.ts'
import type { Means } from '../means.ts'
import { newReference, pathOf } from '../reference.ts'
import { storeRequest } from '../store-request.ts'
import { submitOnce } from '../submit.ts'
import { type Lines, withLines } from './with-lines.ts'
import { received } from './words.ts'

export interface Sender {
  /** Of the network. */
  readonly visitor: string
  readonly account: string | null
}

const words = { en, cn, jp }

/** Stores a request to use our marks, and sends a copy of every answer to who asks. Throws `FieldRefusal`. */
export async function requestPermission(means: Means, body: PermissionRequest, { visitor, account }: Sender) {
  const { lang, captcha, ...typed } = body
  const reasons = permissionReasonsOf(typed)
  if (Object.keys(reasons).length > 0) throw new FieldRefusal(reasons, lang)
  const answers = readPermissionAnswers(typed)
  return submitOnce(means, { body: { ...answers, lang, captcha }, visitor }, async now => {
    const { name, email } = senderOf(answers)
    const reference = newReference('permission')
    const locale = localeOf(lang)
    const lines = (language: keyof typeof words): Lines =>
      describeAnswers(words[language], answers).map(({ label, value }) => [label, value])
    const copy = withLines(received, lines(locale))
    const queueLetter = await prepareLetter(means, {
      words: copy.words,
      to: email,
      locale,
      reference,
      path: pathOf(means.secret, reference),
      slots: { ...copy.slots, name },
    })
    const queueNotice = await prepareNotice(means, {
      reference,
      heading: 'New permission request',
      lines: lines('en').map(([label, value]) => `${label}: ${value}`),
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

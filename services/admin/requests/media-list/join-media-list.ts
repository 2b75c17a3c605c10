import type { MediaListSignUp } from '../../../../contract/forms/media-list.ts'
import { emailKeyOf } from '../../../../contract/forms/rules.ts'
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
import { changed, joined } from './email-templates.ts'

/**
 * Puts somebody on the media list. For an address that is on it already, what is sent is kept beside its entry until
 * the owner of the address confirms it. The answer is the same: a reference of its own.
 */
export const joinMediaList = (dependencies: Dependencies, body: MediaListSignUp, visitor: string) =>
  retryOnConcurrentChange(() => join(dependencies, body, visitor))

function join(dependencies: Dependencies, body: MediaListSignUp, visitor: string) {
  return submitOnce(dependencies, { body, visitor }, async now => {
    const kind = 'media-list'
    const { name, email, organisation, format, marketing } = body
    const entry = await findEntry(dependencies, email)
    const reference = newReference(kind)
    const locale = negotiateLocale(body.lang)
    const answers = { organisation, format, marketing }
    const sent = { kind, reference, locale, name, email, accountId: null, answers } as const
    const queueLetter = await prepareFormEmail(dependencies, {
      words: entry ? changed : joined,
      // The address that the entry has: another one may only look the same.
      to: entry?.email ?? email,
      locale,
      reference,
      thread: entry ? continueThread(entry.reference) : startThread(reference),
      path: (entry ? changePathOf : pathOf)(dependencies.secret, reference),
    })
    const queueNotice = await prepareNotice(dependencies, {
      reference,
      thread: startNotices(reference),
      heading: 'Media list: joined',
      lines: [
        `${name} <${email}>`,
        `${organisation}, ${format}`,
        `Marketing mails: ${marketing ? 'yes' : 'no'}`,
      ],
      from: email,
      isHeldBack: entry !== undefined,
    })
    return async trx => {
      if (entry) await storeChange(trx, entry.id, sent, now)
      else await storeRequest(trx, sent, now)
      await queueLetter(trx)
      await queueNotice(trx)
      return { reference }
    }
  })
}

const findEntry = ({ db }: Dependencies, email: string) =>
  db
    .selectFrom('requests')
    .select(['id', 'email', 'reference'])
    .where('kind', '=', 'media-list')
    .where('state', '=', 'received')
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()

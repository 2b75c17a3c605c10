import type { MediaListSignUp } from '../../../../contract/forms/media-list.ts'
import { emailKeyOf } from '../../../../contract/forms/rules.ts'
import { localeOf } from '../locale.ts'
import { prepareLetter, prepareNotice } from '../mails/letters.ts'
import type { Means } from '../means.ts'
import { newReference, pathOf } from '../reference.ts'
import { addEvent, storeRequest } from '../store-request.ts'
import { submitOnce } from '../submit.ts'
import { joined } from './words.ts'

/** Puts somebody on the media list; who is on it already stays there, with what was said last. */
export async function joinMediaList(means: Means, body: MediaListSignUp, visitor: string) {
  return submitOnce(means, { body, visitor }, async now => {
    const { name, email, organisation, format, marketing } = body
    const entry = await findEntry(means, email)
    const reference = entry?.reference ?? newReference('media-list')
    const locale = localeOf(body.lang)
    const answers = { organisation, format, marketing }
    const queueLetter = await prepareLetter(means, {
      words: joined,
      to: email,
      locale,
      reference,
      path: pathOf(means.secret, reference),
      slots: { name },
    })
    const queueNotice = await prepareNotice(means, {
      reference,
      heading: entry ? 'Media list: joined again' : 'Media list: joined',
      lines: [
        `${name} <${email}>`,
        `${organisation}, ${format}`,
        `Marketing mails: ${marketing ? 'yes' : 'no'}`,
      ],
      from: email,
    })
    return async trx => {
      if (entry) {
        const at = now.toISOString()
        const said = { name, locale, state: 'received', answers: JSON.stringify(answers), updated_at: at }
        await trx
          .updateTable('requests')
          .set({ ...said, erase_at: null })
          .where('id', '=', entry.id)
          .execute()
        await addEvent(trx, { requestId: entry.id, by: 'visitor', state: 'received' }, now)
      } else {
        await storeRequest(
          trx,
          { kind: 'media-list', reference, locale, name, email, accountId: null, answers },
          now,
        )
      }
      await queueLetter(trx)
      await queueNotice(trx)
      return { reference }
    }
  })
}

const findEntry = ({ db }: Means, email: string) =>
  db
    .selectFrom('requests')
    .select(['id', 'reference'])
    .where('kind', '=', 'media-list')
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()

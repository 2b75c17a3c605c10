import type { Kysely } from 'kysely'
import { contentKeys } from '../../../../contract/content-keys.ts'
import { everyLocale, type Locale, languageTagOf, localeOfTag } from '../../../../contract/locale.ts'
import { isoAfter } from '../../../../platform/clock.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { Refusal } from '../../../http/problem.ts'
import { bumpRevision } from '../../content/revision.ts'
import { indexWords } from '../../media/index-words.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { removeWork } from '../../works/remove-works.ts'
import type { StaffDependencies } from '../dependencies.ts'
import { writeRequestEmail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { pathOf } from '../reference.ts'
import type { DecidedBy } from '../staff/decided-by.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { accepted, declined } from './email-templates.ts'

/** What staff decide about a work; `text` is for its maker, in their language. */
export type WorkDecision =
  | { readonly state: 'accepted'; readonly text: string; readonly alt: Readonly<Record<Locale, string>> }
  | { readonly state: 'declined'; readonly text: string }

/** The states from which each decision can be made; a work on the wall can be taken down. */
export const before: Readonly<Record<WorkDecision['state'], readonly string[]>> = {
  accepted: ['received'],
  declined: ['received', 'accepted'],
}

const declinedMs = 183 * 24 * 3_600_000

/** Prepares a decision and its mail. Resolves to the function that decides in a transaction, which throws `Refusal` 409. */
export async function prepareWork(
  dependencies: StaffDependencies,
  request: RequestRow,
  decision: WorkDecision,
) {
  const { id, locale, reference, name } = request
  const { origin, secret, db } = dependencies
  const { state, text } = decision
  const now = dependencies.clock()
  const work = await db.selectFrom('works').selectAll().where('request_id', '=', id).executeTakeFirst()
  const language = localeOfTag(languageTagOf(locale))
  const address = `${origin}${language === 'en' ? '' : `/${language}`}/made-with/${work?.media_id ?? ''}`
  const letter = await writeRequestEmail(dependencies, {
    templates: state === 'accepted' ? accepted : declined,
    to: request.email,
    locale,
    reference,
    thread: continueThread(reference),
    path: pathOf(secret, reference),
    variables: { text, address },
  })
  return async (trx: Kysely<AdminTables>, by: DecidedBy): Promise<void> => {
    if (!(await updateRequest(trx, request, { states: before[state] }, { state }, now)))
      throw new Refusal(409, `It cannot become ${state} any more.`)
    if (decision.state === 'accepted') await hang(trx, work?.media_id, decision.alt, name, now)
    else {
      if (work) await removeWork(trx, work.media_id)
      const erase_at = isoAfter(now, declinedMs)
      await trx.updateTable('requests').set({ erase_at }).where('id', '=', id).execute()
    }
    const event = { requestId: id, by: 'staff', kind: 'decision', state } as const
    await addEvent(trx, { ...event, ...by, ...(text !== '' && { text }) }, now)
    await queueMail(trx, letter)
  }
}

/** Hangs a work whose picture has been made. Throws `Refusal` 409. */
async function hang(
  trx: Kysely<AdminTables>,
  mediaId: string | undefined,
  alt: Readonly<Record<Locale, string>>,
  credit: string,
  now: Date,
): Promise<void> {
  const media = await trx
    .selectFrom('media')
    .select(['id', 'name', 'made'])
    .where('id', '=', mediaId ?? '')
    .executeTakeFirst()
  if (!media || media.made === 0) throw new Refusal(409, 'The picture has not been prepared yet.')
  for (const language of everyLocale) {
    const words = { alt: alt[language].trim(), credit, version: 1 }
    await trx
      .insertInto('media_words')
      .values({ media_id: media.id, language, ...words })
      .onConflict(conflict => conflict.columns(['media_id', 'language']).doUpdateSet(words))
      .execute()
  }
  await indexWords(trx, media)
  await trx
    .updateTable('works')
    .set({ shown_at: now.toISOString() })
    .where('media_id', '=', media.id)
    .execute()
  await bumpRevision(trx, [contentKeys.works])
}

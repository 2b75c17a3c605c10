import type { Kysely } from 'kysely'
import { type LanguageTag, languageTagOf } from '../../../contract/locale.ts'
import { nameOfMedia } from '../../../contract/media.ts'
import { offeredWork } from '../../../contract/requests/made-with/schema.ts'
import { readAnswers } from '../../../contract/requests/read-answers.ts'
import type { ShownWork } from '../../../contract/works.ts'
import { findMedia } from '../media/fill-media.ts'
import type { AdminTables } from '../schema.ts'

/** More are not hung. */
const maxShown = 300

/** The works that are shown, the latest first, with the alternative texts of a language. */
export async function listWorks(db: Kysely<AdminTables>, languageTag: LanguageTag): Promise<ShownWork[]> {
  const rows = await db
    .selectFrom('works')
    .innerJoin('requests', 'requests.id', 'works.request_id')
    .select(['works.media_id', 'requests.name', 'requests.locale', 'requests.answers'])
    .where('works.shown_at', 'is not', null)
    .where('requests.state', '=', 'accepted')
    .orderBy('works.shown_at', 'desc')
    .limit(maxShown)
    .execute()
  const names = rows.map(({ media_id }) => nameOfMedia(media_id))
  const pictures = await findMedia(db, names, { languageTag, crops: false })
  return rows.flatMap(({ media_id: slug, name: maker, locale, answers }) => {
    const picture = pictures.get(nameOfMedia(slug))
    const {
      title,
      words = '',
      link = '',
      app,
      medium,
    } = readAnswers(offeredWork.entries, JSON.parse(answers))
    if (!picture || !title || !app || !medium) return []
    return [{ slug, title, words, maker, link, app, medium, lang: languageTagOf(locale), picture }]
  })
}

import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { nameOfMedia } from '../../../contract/media.ts'
import { idsIn } from '../../admin/media/ids-in.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

const titles: Readonly<Record<Locale, string>> = { en: 'English', cn: 'Chinese', jp: 'Japanese' }

/**
 * Throws `Refusal` 422 for a picture of the library that a text cannot go live with in these languages: it is unknown,
 * not made yet, or without words in one of them. `fields` is canonical JSON or Markdown.
 */
export async function verifyPictures(
  db: Kysely<OfficeTables>,
  fields: string,
  languages: readonly Locale[],
): Promise<void> {
  const ids = idsIn(fields)
  if (ids.length === 0) return
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute()
  const words = await db.selectFrom('media_words').selectAll().where('media_id', 'in', ids).execute()
  for (const id of ids) {
    const row = rows.find(each => each.id === id)
    if (!row) throw new Refusal(422, `${nameOfMedia(id)} is no picture of the library.`)
    const title = `The picture ${row.name} (${nameOfMedia(id)})`
    if (row.archived_at !== null) throw new Refusal(422, `${title} is archived.`)
    if (row.made === 0) throw new Refusal(422, `${title} is not ready yet.`)
    for (const language of languages) {
      const own = words.find(each => each.media_id === id && each.language === language)
      const missing = !own?.alt ? 'what it shows' : own.credit === '' ? 'its credit' : null
      if (missing !== null)
        throw new Refusal(422, `${title} has no words in ${titles[language]}: say ${missing} in the library.`)
    }
  }
}

import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { nameOfMedia } from '../../../contract/media.ts'
import { idsIn } from '../../admin/media/ids-in.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

const titles: Readonly<Record<Locale, string>> = { en: 'English', cn: 'Chinese', jp: 'Japanese' }

interface PictureFault {
  /** `picture`: it cannot be shown; `words`: it has none in the language. */
  readonly kind: 'picture' | 'words'
  readonly advice: string
}

/** Finds what is wrong with pictures of the library: they are unknown, archived, not made yet, or without words in a language. */
export async function findPictureFaults(
  db: Kysely<OfficeTables>,
  ids: readonly string[],
): Promise<(id: string, language: Locale | null) => PictureFault[]> {
  if (ids.length === 0) return () => []
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute()
  const words = await db.selectFrom('media_words').selectAll().where('media_id', 'in', ids).execute()
  return (id, language) => {
    const row = rows.find(each => each.id === id)
    const fault = (advice: string): PictureFault[] => [{ kind: 'picture', advice }]
    if (!row) return fault(`${nameOfMedia(id)} is no picture of the library.`)
    const title = `The picture ${row.name} (${nameOfMedia(id)})`
    if (row.archived_at !== null) return fault(`${title} is archived.`)
    if (row.made === 0) return fault(`${title} is not ready yet.`)
    if (language === null) return []
    const own = words.find(each => each.media_id === id && each.language === language)
    const missing = !own?.alt ? 'what it shows' : own.credit === '' ? 'its credit' : null
    if (missing === null) return []
    const advice = `${title} has no words in ${titles[language]}: say ${missing} in the library.`
    return [{ kind: 'words', advice }]
  }
}

/**
 * Throws `Refusal` 422 for a picture of the library that a text cannot go live with in these languages. `fields` is canonical
 * JSON or Markdown.
 */
export async function verifyPictures(
  db: Kysely<OfficeTables>,
  fields: string,
  languages: readonly Locale[],
): Promise<void> {
  const ids = idsIn(fields)
  const find = await findPictureFaults(db, ids)
  const [fault] = ids.flatMap(id => [null, ...languages].flatMap(language => find(id, language)))
  if (fault) throw new Refusal(422, fault.advice)
}

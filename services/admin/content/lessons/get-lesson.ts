import type { Kysely } from 'kysely'
import type { LessonDetails } from '../../../../contract/lessons.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { Log } from '../../../../platform/log.ts'
import { Refusal } from '../../../http/problem.ts'
import { fillMedia } from '../../media/fill-media.ts'
import type { AdminTables } from '../../schema.ts'
import { chooseText } from '../choose-text.ts'
import { readSegments } from '../documents/read-segments.ts'

/** A lesson, in English where its language is not live. Throws `Refusal` 404 for an unknown one. */
export async function getLesson(
  db: Kysely<AdminTables>,
  log: Log,
  { slug = '', languageTag }: { readonly slug: string | undefined; readonly languageTag: LanguageTag },
): Promise<LessonDetails> {
  const rows = await db
    .selectFrom('lessons as l')
    .innerJoin('lesson_texts as t', 't.lesson_id', 'l.id')
    .select(['l.age', 'l.subject', 'l.app', 'l.minutes', 'l.sheet'])
    .select(['t.iso', 't.title', 't.description', 't.body'])
    .where('l.slug', '=', slug)
    .execute()
  const chosen = chooseText(rows, languageTag)
  if (!chosen) throw new Refusal(404, 'There is no such lesson.')
  const { text, lang, languages } = chosen
  const { iso: _, body, ...lesson } = text
  const segments = await fillMedia(db, readSegments(body, log, `lesson ${slug}`), lang)
  return { slug, ...lesson, lang, languages, segments }
}

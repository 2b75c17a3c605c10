import type { Kysely } from 'kysely'
import type { Lesson } from '../../../../contract/lessons.ts'
import type { ListedPages } from '../../../../contract/listed-pages.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import { pagesOfTexts } from '../list-pages.ts'

/** The lessons that are published in a language, in their order. */
export const listLessons = (db: Kysely<AdminTables>, languageTag: LanguageTag): Promise<Lesson[]> =>
  db
    .selectFrom('lessons as l')
    .innerJoin('lesson_texts as t', 't.lesson_id', 'l.id')
    .select(['l.slug', 't.title', 't.description', 'l.age', 'l.subject', 'l.app', 'l.minutes', 'l.sheet'])
    .where('t.iso', '=', languageTag)
    .orderBy('l.sort')
    .orderBy('l.slug')
    .execute()

/** The lessons in any language, in their order; the path is the slug. */
export async function listLessonPaths(
  db: Kysely<AdminTables>,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<ListedPages> {
  const lessons = db.selectFrom('lessons as l')
  const { count } = await lessons.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(
      lessons
        .select(['l.id', 'l.slug', 'l.sort'])
        .orderBy('l.sort')
        .orderBy('l.slug')
        .limit(limit)
        .offset(from)
        .as('l'),
    )
    .innerJoin('lesson_texts as t', 't.lesson_id', 'l.id')
    .select(['l.slug as path', 't.iso'])
    .orderBy('l.sort')
    .orderBy('l.slug')
    .execute()
  return { pages: pagesOfTexts(rows.map(row => ({ ...row, changed: null }))), total: Number(count) }
}

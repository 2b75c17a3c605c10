import type { Kysely } from 'kysely'
import { pathOfArticle } from '../../../contract/article-path.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import { fillPlaceholders } from '../content/documents/operator-facts.ts'
import { parseText } from '../content/documents/parse-text.ts'
import { listPriceValues } from '../content/documents/price-placeholders.ts'
import { isOpenOn } from '../content/positions/list-positions.ts'
import type { AdminTables } from '../schema.ts'
import { createSource, type PageSource, passagesOf } from './page-source.ts'

const rowsAtOnce = 20

interface EntryQuery {
  readonly languageTag: LanguageTag
  readonly today: string
}

/** The published articles of a language, in slices: all, or some. */
export async function* readArticles(
  db: Kysely<AdminTables>,
  { languageTag, today }: EntryQuery,
  places?: readonly { readonly year: number; readonly slug: string }[],
): AsyncGenerator<readonly PageSource[]> {
  const prices = await listPriceValues(db)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await db
      .selectFrom('articles as a')
      .innerJoin('article_texts as t', 't.article_id', 'a.id')
      .select(['a.id', 'a.year', 'a.slug', 'a.category', 't.title', 't.intro', 't.body'])
      .where('t.iso', '=', languageTag)
      .where('a.date', '<=', today)
      .where('a.id', '>', after)
      .$if(places !== undefined, query =>
        query.where(({ eb, or, and }) =>
          or((places ?? []).map(({ year, slug }) => and([eb('a.year', '=', year), eb('a.slug', '=', slug)]))),
        ),
      )
      .orderBy('a.id')
      .limit(rowsAtOnce)
      .execute()
    yield rows.map(({ category, year, slug, title, intro, body }) =>
      createSource(
        { path: pathOfArticle({ category, year, slug }), kind: 'article', title, above: [] },
        intro,
        () =>
          passagesOf(
            intro,
            fillPlaceholders(
              parseText(body, () => {}),
              prices,
            ),
          ),
        [body, JSON.stringify(body.includes('{price.') ? prices : {})],
      ),
    )
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id
  }
}

/** The open positions of a language, in slices. */
export async function* readPositions(
  db: Kysely<AdminTables>,
  { languageTag, today }: EntryQuery,
): AsyncGenerator<readonly PageSource[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await db
      .selectFrom('positions as p')
      .innerJoin('position_texts as t', 't.position_id', 'p.id')
      .select(['p.id', 'p.slug', 't.title', 't.description', 't.body'])
      .where('t.iso', '=', languageTag)
      .where(isOpenOn(today))
      .where('p.id', '>', after)
      .orderBy('p.id')
      .limit(rowsAtOnce)
      .execute()
    yield rows.map(({ slug, title, description, body }) =>
      createSource(
        { path: `/careers/${slug}`, kind: 'position', title, above: [] },
        description,
        () =>
          passagesOf(
            description,
            parseText(body, () => {}),
          ),
        [body],
      ),
    )
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id
  }
}

/** The lessons of a language, in one slice. */
export async function* readLessons(
  db: Kysely<AdminTables>,
  languageTag: LanguageTag,
): AsyncGenerator<readonly PageSource[]> {
  const rows = await db
    .selectFrom('lessons as l')
    .innerJoin('lesson_texts as t', 't.lesson_id', 'l.id')
    .select(['l.slug', 't.title', 't.description', 't.body'])
    .where('t.iso', '=', languageTag)
    .orderBy('l.sort')
    .execute()
  yield rows.map(({ slug, title, description, body }) =>
    createSource(
      { path: `/education/${slug}`, kind: 'lesson', title, above: [] },
      description,
      () =>
        passagesOf(
          description,
          parseText(body, () => {}),
        ),
      [body],
    ),
  )
}

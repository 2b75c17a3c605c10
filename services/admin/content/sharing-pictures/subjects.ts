import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { versionsOfCovers } from '../../media/media-cover.ts'
import type { AdminTables } from '../../schema.ts'

/** The facts about an article or a position in one language that its picture shows. */
export interface PictureSubject {
  /** Its path: `insight/2026/one-leaf`, `careers/brush-maker`. */
  readonly subject: string
  readonly iso: LanguageTag
  readonly title: string
  readonly kicker: string
  readonly cover: string | null
  /** Of a cover from the library: the version that is shown. */
  readonly coverVersion?: number | undefined
}

/** Rows in a slice: more than any subject has languages. */
export const rowsAtOnce = 150

/** Iterates over all subjects in slices: articles, then positions, newest first. */
export async function* listPictureSubjects(
  db: Kysely<AdminTables>,
): AsyncGenerator<readonly PictureSubject[]> {
  yield* slicesOf(cursor => listArticles(db, cursor))
  yield* slicesOf(cursor => listPositions(db, cursor))
}

interface SliceCursor {
  readonly date: string
  readonly id: string
}

/** Slices of rows by date and id, descending; all languages of a subject are in the same slice. */
async function* slicesOf(
  readAfter: (
    cursor: SliceCursor | undefined,
  ) => Promise<{ readonly wanted: readonly PictureSubject[]; readonly last: SliceCursor | undefined }>,
): AsyncGenerator<readonly PictureSubject[]> {
  for (let cursor: SliceCursor | undefined; ; ) {
    const { wanted, last } = await readAfter(cursor)
    if (last === undefined) return
    if (wanted.length > 0) yield wanted
    cursor = last
  }
}

const thingsAtOnce = 50

async function listArticles(db: Kysely<AdminTables>, cursor: SliceCursor | undefined) {
  let query = db.selectFrom('articles').select(['id', 'year', 'slug', 'date', 'category', 'cover'])
  if (cursor)
    query = query
      .where('date', '<=', cursor.date)
      .where(a =>
        a.or([a('date', '<', cursor.date), a.and([a('date', '=', cursor.date), a('id', '<', cursor.id)])]),
      )
  const articles = await query.orderBy('date', 'desc').orderBy('id', 'desc').limit(thingsAtOnce).execute()
  const last = articles.at(-1)
  if (!last) return { wanted: [], last }
  const rows = await db
    .selectFrom('article_texts as t')
    .innerJoin('articles as a', 'a.id', 't.article_id')
    .innerJoin('terms as c', join =>
      join.onRef('c.id', '=', 'a.category').onRef('c.iso', '=', 't.iso').on('c.kind', '=', 'category'),
    )
    .select(['t.article_id', 't.iso', 't.title', 'c.title as kicker'])
    .where(
      't.article_id',
      'in',
      articles.map(({ id }) => id),
    )
    .execute()
  const versions = await versionsOfCovers(
    db,
    articles.map(({ cover }) => cover),
  )
  const texts = Map.groupBy(rows, ({ article_id }) => article_id)
  const wanted = articles.flatMap(article =>
    (texts.get(article.id) ?? []).map(({ article_id: _, ...text }) => ({
      ...text,
      subject: subjectOf(article),
      cover: article.cover,
      coverVersion: versions.get(article.cover),
    })),
  )
  return { wanted, last }
}

async function listPositions(db: Kysely<AdminTables>, cursor: SliceCursor | undefined) {
  let query = db.selectFrom('positions').select(['id', 'slug', 'opened_on as date'])
  if (cursor)
    query = query
      .where('opened_on', '<=', cursor.date)
      .where(p =>
        p.or([
          p('opened_on', '<', cursor.date),
          p.and([p('opened_on', '=', cursor.date), p('id', '<', cursor.id)]),
        ]),
      )
  const positions = await query
    .orderBy('opened_on', 'desc')
    .orderBy('id', 'desc')
    .limit(thingsAtOnce)
    .execute()
  const last = positions.at(-1)
  if (!last) return { wanted: [], last }
  const rows = await db
    .selectFrom('position_texts as t')
    .innerJoin('positions as p', 'p.id', 't.position_id')
    .innerJoin('terms as c', join =>
      join.onRef('c.id', '=', 'p.team').onRef('c.iso', '=', 't.iso').on('c.kind', '=', 'team'),
    )
    .select(['t.position_id', 't.iso', 't.title', 'c.title as kicker'])
    .where(
      't.position_id',
      'in',
      positions.map(({ id }) => id),
    )
    .execute()
  const texts = Map.groupBy(rows, ({ position_id }) => position_id)
  const wanted = positions.flatMap(({ id, slug }) =>
    (texts.get(id) ?? []).map(({ position_id: _, ...text }) => ({
      ...text,
      subject: `careers/${slug}`,
      cover: null,
    })),
  )
  return { wanted, last }
}

const subjectOf = ({ year, slug }: { readonly year: number; readonly slug: string }) =>
  `insight/${year}/${slug}`

/** The existing ones of these subjects, each with its language: `insight/2026/one-leaf ja`. */
export async function findSubjects(
  db: Kysely<AdminTables>,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = subjects.map(subject => subject.split('/'))
  const slugsIn = (part: string) => named.filter(([first]) => first === part).map(path => path.at(-1) ?? '')
  const years = [...new Set(named.filter(([part]) => part === 'insight').map(([, year]) => Number(year)))]
  const [articles, positions] = [slugsIn('insight'), slugsIn('careers')]
  const ofArticles =
    articles.length === 0
      ? []
      : await db
          .selectFrom('articles as a')
          .innerJoin('article_texts as t', 't.article_id', 'a.id')
          .select(['a.year', 'a.slug', 't.iso'])
          .where('a.year', 'in', years)
          .where('a.slug', 'in', articles)
          .execute()
  const ofPositions =
    positions.length === 0
      ? []
      : await db
          .selectFrom('positions as p')
          .innerJoin('position_texts as t', 't.position_id', 'p.id')
          .select(['p.slug', 't.iso'])
          .where('p.slug', 'in', positions)
          .execute()
  return new Set([
    ...ofArticles.map(row => `${subjectOf(row)} ${row.iso}`),
    ...ofPositions.map(({ slug, iso }) => `careers/${slug} ${iso}`),
  ])
}

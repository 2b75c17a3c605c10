import type { Kysely } from 'kysely'
import { languageTagOf } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import type { AdminTables } from '../../schema.ts'
import { readText } from '../entries/fields.ts'
import type { ArticleFacts } from '../import/articles.ts'
import { readTime } from '../import/read-time.ts'
import type { Projection } from './projection.ts'

export const articleProjection: Projection<ArticleFacts> = {
  async putFacts(db, path, { featured, ...facts }) {
    const { year, slug } = addressOf(path)
    const row = { ...facts, featured: featured ? (1 as const) : (0 as const) }
    await db
      .insertInto('articles')
      .values({ id: newId(), year, slug, sample: 0, ...row })
      .onConflict(conflict => conflict.columns(['year', 'slug']).doUpdateSet(row))
      .execute()
  },
  async move(db, from, to) {
    const { year, slug } = addressOf(from)
    await db
      .updateTable('articles')
      .set(addressOf(to))
      .where('year', '=', year)
      .where('slug', '=', slug)
      .execute()
  },
  async removeFacts(db, path) {
    const { year, slug } = addressOf(path)
    await db.deleteFrom('articles').where('year', '=', year).where('slug', '=', slug).execute()
  },
  async putText(db, path, locale, { title, description: intro, body, sample }) {
    const { id, ...article } = await findArticle(db, path)
    const iso = languageTagOf(locale)
    const row = { title, intro, body, read_time: readTime(body, iso) }
    await db
      .insertInto('article_texts')
      .values({ article_id: id, iso, ...row })
      .onConflict(conflict => conflict.columns(['article_id', 'iso']).doUpdateSet(row))
      .execute()
    if (sample || article.sample === 1) await setSample(db, path, id)
  },
  async removeText(db, path, locale) {
    const { id, sample } = await findArticle(db, path)
    await db
      .deleteFrom('article_texts')
      .where('article_id', '=', id)
      .where('iso', '=', languageTagOf(locale))
      .execute()
    if (sample === 1) await setSample(db, path, id)
  },
}

function addressOf(path: string) {
  const [, year = '', slug = ''] = path.split('/')
  return { year: Number(year), slug }
}

const findArticle = (db: Kysely<AdminTables>, path: string) => {
  const { year, slug } = addressOf(path)
  return db
    .selectFrom('articles')
    .select(['id', 'sample'])
    .where('year', '=', year)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
}

/** An article is a sample while one of its published texts is. */
async function setSample(db: Kysely<AdminTables>, path: string, id: string) {
  const texts = await db
    .selectFrom('heads')
    .innerJoin('entries', 'entries.id', 'heads.entry_id')
    .innerJoin('revisions', 'revisions.id', 'heads.live_id')
    .select('revisions.fields')
    .where('entries.path', '=', path)
    .where('heads.part', '<>', 'facts')
    .execute()
  const isSample = texts.some(({ fields }) => readText(fields).sample === true)
  await db
    .updateTable('articles')
    .set({ sample: isSample ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

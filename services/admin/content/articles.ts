import * as v from 'valibot'
import { newId } from '../../../platform/identity.ts'
import type { ContentPart } from './import-content.ts'
import { readTime } from './read-time.ts'
import { foldersWith, inEachLanguage, readMarkdown, readSource, readYaml } from './source.ts'

const facts = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  category: v.string(),
  cover: v.string(),
  featured: v.boolean(),
})
const front = v.strictObject({
  title: v.string(),
  intro: v.string(),
  sample: v.optional(v.boolean(), false),
})

/** Every article: a folder by year and slug with its facts and a text per language. */
export const articles = (root: string): ContentPart[] =>
  foldersWith(root, 'insight', '.').flatMap(year =>
    foldersWith(root, year, 'article.yaml').map(folder => article(root, folder)),
  )

function article(root: string, folder: string): ContentPart {
  const [, year = '', slug = ''] = folder.split('/')
  const factsSource = readSource(root, `${folder}/article.yaml`)
  const { featured, ...rest } = readYaml(factsSource, facts)
  const texts = inEachLanguage.map(([language, iso]) => {
    const source = readSource(root, `${folder}/${language}.md`)
    const { data, body } = readMarkdown(source, front)
    const { title, intro } = data
    return { source, sample: data.sample, text: { iso, title, intro, body, read_time: readTime(body, iso) } }
  })
  const sample = texts.some(text => text.sample) ? (1 as const) : (0 as const)
  const row = { ...rest, featured: featured ? (1 as const) : (0 as const), sample }
  return {
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    write: async db => {
      const { id } = await db
        .insertInto('articles')
        .values({ id: newId(), year: Number(year), slug, ...row })
        .onConflict(conflict => conflict.columns(['year', 'slug']).doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.deleteFrom('article_texts').where('article_id', '=', id).execute()
      await db
        .insertInto('article_texts')
        .values(texts.map(({ text }) => ({ article_id: id, ...text })))
        .execute()
    },
  }
}

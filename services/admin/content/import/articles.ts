import * as v from 'valibot'
import { everyLocale, languageTagOf } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import { placeholdersIn } from '../documents/operator-facts.ts'
import { pricePlaceholders } from '../documents/price-placeholders.ts'
import type { ContentPart } from './content-part.ts'
import { readTime } from './read-time.ts'
import { ContentFault, foldersIn, readMarkdown, readSource, readYaml, sentence, slugOf } from './source.ts'
import { oneOf, type Vocabulary } from './terms.ts'

const front = v.strictObject({
  title: sentence,
  intro: sentence,
  sample: v.optional(v.boolean(), false),
})

/** The year of the folder is part of the URL, so the date has to be in it. */
const factsWith = (categories: readonly string[], year: string) =>
  v.strictObject({
    date: v.pipe(
      v.string(),
      v.isoDate('should be a date such as 2026-03-01'),
      v.startsWith(`${year}-`, `should be in ${year}, as its folder says`),
    ),
    category: oneOf(categories),
    cover: sentence,
    featured: v.boolean(),
  })

/** Reads all articles: a folder by year and slug with its facts and a text per language. */
export const articles = (root: string, { category }: Vocabulary<'category'>['ids']): ContentPart[] =>
  foldersIn(root, 'insight').flatMap(year =>
    foldersIn(root, year).map(folder => article(root, folder, category)),
  )

function article(root: string, folder: string, categories: readonly string[]): ContentPart {
  const [, year = ''] = folder.split('/')
  if (!/^\d{4}$/.test(year)) throw new ContentFault(`content/insight/${year}: should be named by a year`)
  const slug = slugOf(folder)
  const factsSource = readSource(root, `${folder}/article.yaml`)
  const { featured, ...rest } = readYaml(factsSource, factsWith(categories, year))
  const texts = everyLocale.map(locale => {
    const iso = languageTagOf(locale)
    const source = readSource(root, `${folder}/${locale}.md`)
    const { data, body } = readMarkdown(source, front)
    const { title, intro } = data
    const strange = placeholdersIn(body).find(name => !pricePlaceholders.includes(name))
    if (strange) throw new ContentFault(`content/${source.path}: {${strange}} is not known`)
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

import * as v from 'valibot'
import { namesFault } from '../documents/names-fault.ts'
import type { EntryFiles } from './content-part.ts'
import { type Hold, holdWhole } from './hold-lightly.ts'
import { readTexts } from './read-texts.ts'
import { ContentFault, foldersIn, readMarkdown, readSource, readYaml, sentence, slugOf } from './source.ts'
import { oneOf, type Vocabulary } from './terms.ts'

const front = v.strictObject({
  title: sentence,
  intro: sentence,
  sample: v.optional(v.boolean(), false),
})

/** The facts of an article. The year of the folder is part of the URL, so the date has to be in it. */
export const articleFactsWith = (categories: readonly string[], year: string) =>
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
export type ArticleFacts = v.InferOutput<ReturnType<typeof articleFactsWith>>

/** Reads all articles: a folder by year and slug with its facts and a text per language. */
export const articles = (
  root: string,
  { category }: Vocabulary<'category'>['ids'],
  hold: Hold = holdWhole,
): EntryFiles[] =>
  foldersIn(root, 'insight').flatMap(year =>
    foldersIn(root, year).map(folder => hold(() => article(root, folder, category))),
  )

/** The year of an article's folder. Throws `ContentFault` for a folder that cannot be part of an address. */
export function yearOf(folder: string): string {
  const [, year = ''] = folder.split('/')
  if (!/^\d{4}$/.test(year)) throw new ContentFault(`content/insight/${year}: should be named by a year`)
  slugOf(folder)
  return year
}

function article(root: string, folder: string, categories: readonly string[]): EntryFiles {
  const year = yearOf(folder)
  const factsSource = readSource(root, `${folder}/article.yaml`)
  const facts = readYaml(factsSource, articleFactsWith(categories, year))
  const texts = readTexts(root, folder, source => {
    const { data, body } = readMarkdown(source, front)
    const fault = namesFault('article', body)
    if (fault) throw new ContentFault(`content/${source.path}: ${fault}`)
    const { title, intro: description, sample } = data
    return { title, description, body, ...(sample && { sample }) }
  })
  return {
    kind: 'article',
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    facts,
    factsSource,
    texts,
  }
}

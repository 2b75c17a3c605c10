import { pathOfArticle } from '../../../../contract/article-path.ts'
import { legalPages } from '../../../../contract/legal-pages.ts'
import { type Facts, readFactsOf } from '../entries/fields.ts'
import type { EntryRow, RevisionRow } from '../entries/schema.ts'
import { handbookAddressOf } from '../import/handbook-pages.ts'

/** The paths of an entry's pages without a language: one for each version of a handbook; none for a text on no page of its own. */
export function pagesOfEntry({ kind, path }: EntryRow, { fields }: RevisionRow): string[] {
  if (kind === 'handbook') return handbookPages(path, readFactsOf(fields))
  if (kind === 'article') return [articlePage(path, readFactsOf(fields))]
  if (kind !== 'legal') return [`/${path}`]
  return Object.entries(legalPages).flatMap(([page, slug]) => (path === `legal/${slug}` ? [page] : []))
}

function articlePage(path: string, { category }: Facts): string {
  const [, year = '', slug = ''] = path.split('/')
  return pathOfArticle({ category: String(category), year, slug })
}

function handbookPages(folder: string, { versions }: Facts): string[] {
  const { product, path } = handbookAddressOf(folder)
  return (versions as readonly string[]).map(version => `/handbook/${product}/${version}/${path}`)
}

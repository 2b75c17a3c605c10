import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { handbookProducts } from '../../../contract/handbook-versions.ts'
import { legalPages } from '../../../contract/legal-pages.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { WrittenPage } from '../../../services/admin/search/site-parts.ts'
import { brushFacts } from '../../../site/brushes/brush-facts.ts'
import { brushSets } from '../../../site/brushes/brush-sets.ts'
import { knownPages, pageRows } from '../../../site/page-table/known-pages.ts'
import { keywords } from './keywords.ts'
import { type Copy, passagesOfCopy, plainCopy } from './passages-of-copy.ts'

const pagesFolder = join(import.meta.dirname, '../../../site/pages')

type Fields = { readonly [name: string]: Copy | undefined }

/** What of the copy of its folder is a page's own, where that is not all of it. */
const ownCopy: Readonly<Record<string, (copy: Fields) => Fields>> = {
  '/handbook': ({ landing }) => ({ ...(landing as Fields), head: landing }),
  ...Object.fromEntries(
    handbookProducts.map(product => [
      `/handbook/${product}`,
      ({ layout, contents }: Fields) => {
        const { name } = fillIn(layout, { product }) as Fields
        const { descriptionOfLatest } = fillIn(contents, { product }) as Fields
        return { head: { title: name, description: descriptionOfLatest } }
      },
    ]),
  ),
  '/beginners-series': ({ head, hero, take }) => ({ head, hero, take }),
  ...Object.fromEntries(
    [1, 2, 3, 4].map(number => [
      `/beginners-series/${number}`,
      ({ head, parts, steps }: Fields) => {
        const part = (parts as readonly Fields[])[number - 1] ?? {}
        const title = fillIn((head as Fields).part, { title: String(part.heading), n: String(number) })
        return { ...part, steps: [part.steps ?? '', steps ?? ''], head: { title, description: part.lead } }
      },
    ]),
  ),
  // What is under the cloth is not said before its day.
  '/reveal': ({ head }) => ({ head }),
  '/legal/trademark-use-application': ({ start }) => ({ ...(start as Fields), head: start }),
}

/** What is on a page beside its copy. */
const beside: Readonly<Record<string, (locale: Locale) => readonly string[]>> = {
  '/procreate/brushes': locale =>
    brushSets.map(({ name, brushes }) =>
      [name, ...brushes.map(brush => brush.name)].map(each => each[locale]).join(', '),
    ),
}

/** The static pages of the site as its search finds them: their titles, and the sentences of their copy. */
export async function readWrittenPages(locale: Locale): Promise<WrittenPage[]> {
  const pages: WrittenPage[] = []
  for (const [id, { file, section }] of pageRows) {
    const folder = section === undefined ? null : findCopy(dirname(file))
    if (folder === null) continue
    const { default: all } = (await import(join(folder, `${locale}.ts`))) as { default: Fields }
    for (const [, path] of knownPages(id))
      if (!Object.hasOwn(legalPages, path) && path !== '/sitemap')
        pages.push({ ...describe(path, all, locale), keywords: keywords[path]?.[locale] ?? '' })
  }
  return pages
}

/** The folder of the copy beside a page, or above it. */
function findCopy(folder: string): string | null {
  const copy = join(pagesFolder, folder, 'copy')
  if (existsSync(copy)) return copy
  return folder === '.' ? null : findCopy(dirname(folder))
}

function describe(path: string, all: Fields, locale: Locale): WrittenPage {
  const copy = fillIn(ownCopy[path]?.(all) ?? all, brushFacts) as Fields
  const head = (copy.head ?? {}) as Fields
  const title = String(head.title ?? head.heading ?? copy.heading ?? '')
  const description = String(head.description ?? head.lead ?? '')
  const names = (beside[path]?.(locale) ?? []).join('\n')
  return {
    path,
    title: plainCopy(title).replace(/ · procreate$/, ''),
    description,
    passages: [
      { heading: null, text: description },
      ...passagesOfCopy(copy),
      ...(names === '' ? [] : [{ heading: null, text: names }]),
    ],
  }
}

/** The copy with the names that have a value filled in. */
function fillIn(copy: Copy | undefined, values: Readonly<Record<string, string>>): Copy {
  if (typeof copy === 'string')
    return copy.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  if (Array.isArray(copy)) return copy.map(each => fillIn(each, values))
  return Object.fromEntries(Object.entries(copy ?? {}).map(([name, each]) => [name, fillIn(each, values)]))
}

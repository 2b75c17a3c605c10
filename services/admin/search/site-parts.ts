import { pathOfArticle, releaseCategory } from '../../../contract/article-path.ts'
import { contentKeys, handbookKey, handbookTextsKey } from '../../../contract/content-keys.ts'
import { handbookProducts } from '../../../contract/handbook-versions.ts'
import { legalPages } from '../../../contract/legal-pages.ts'
import { type LanguageTag, type Locale, localeOfTag } from '../../../contract/locale.ts'
import type { SearchKind } from '../../../contract/search-kinds.ts'
import { Refusal } from '../../http/problem.ts'
import { getLegalDocument } from '../content/documents/get-legal-document.ts'
import type { FindContents } from '../content/handbook/contents.ts'
import { listPublicVersions } from '../content/handbook/versions.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import { listTouched, readMarks, readRevision } from '../content/revision.ts'
import type { IndexPart } from './live-index.ts'
import type { Passage } from './page-index.ts'
import { createSource, type PageSource, passagesOf } from './page-source.ts'
import { readArticles, readLessons, readPositions } from './read-entries.ts'
import { readPages } from './read-pages.ts'

/** A page whose text is not in the database. */
export interface WrittenPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly passages: readonly Passage[]
  /** Other words that it is looked for by: they are not shown. */
  readonly keywords?: string
}

export type ReadWrittenPages = (locale: Locale) => Promise<readonly WrittenPage[]>

export interface SiteDependencies {
  readonly documents: Parameters<typeof getLegalDocument>[0]
  /** The host of the addresses in legal texts. */
  readonly mailHost: string
  readonly now: () => Date
  readonly contentsOf: FindContents
  readonly readWrittenPages: ReadWrittenPages
}

const articleKeys = [contentKeys.articles, contentKeys.prices]
/** With more changed articles, all are read. */
const maxTouched = 100

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** The day, and the revision of the content. */
export const readSiteRevision = async ({ documents, now }: SiteDependencies): Promise<string> =>
  `${dayOf(now())} ${hobartDay(now())} ${await readRevision(documents.db)}`

/** Everything that is found in one language: what is published in it, as of today. */
export function partsOfSite(dependencies: SiteDependencies, languageTag: LanguageTag): IndexPart[] {
  const { documents, now, contentsOf, readWrittenPages } = dependencies
  const { db } = documents
  const today = () => dayOf(now())
  const part = (name: string, keys: readonly string[], read: () => AsyncIterable<readonly PageSource[]>) => ({
    ...{ name, read },
    readMark: async () => `${today()} ${hobartDay(now())} ${await readMarks(db, keys)}`,
  })
  return [
    {
      name: 'pages',
      readMark: async () => 'of the build',
      async *read() {
        yield (await readWrittenPages(localeOfTag(languageTag))).map(sourceOfPage)
      },
    },
    {
      ...part('articles', articleKeys, () => readArticles(db, { languageTag, today: today() })),
      async readSince(mark) {
        const [day, hobart, ...revisions] = mark.split(' ')
        if (day !== today() || hobart !== hobartDay(now())) return null
        const touched = await listTouched(db, articleKeys, revisions.join(' '))
        if (touched === null || touched.length > maxTouched || touched.includes(contentKeys.prices))
          return null
        const places = touched
          .filter(key => key !== contentKeys.articles)
          .map(key => ({ year: Number(key.split('/')[1]), slug: key.split('/')[2] ?? '' }))
        return {
          // Another category may be another page.
          paths: places.flatMap(place =>
            ['', releaseCategory].map(category => pathOfArticle({ category, ...place })),
          ),
          read: () => readArticles(db, { languageTag, today: today() }, places),
        }
      },
    },
    part('positions', ['careers'], () => readPositions(db, { languageTag, today: today() })),
    part('lessons', [contentKeys.lessons], () => readLessons(db, languageTag)),
    part('legal', ['legal'], () => readDocuments(dependencies, languageTag)),
    ...handbookProducts.map(product => {
      const keys = [contentKeys.versions, handbookKey(product), handbookTextsKey(product)]
      return part(product, keys, async function* () {
        const [newest] = (await listPublicVersions(db))[product]
        if (!newest) return
        const start = `/handbook/${product}/${newest.slug}/`
        const contents = await contentsOf({ groupVersion: newest.group_version, languageTag })
        for await (const pages of readPages(db, [languageTag], contents))
          yield pages.map(source => onSite(source, 'handbook', start, [product]))
      })
    }),
  ]
}

const sourceOfPage = ({ passages, description, ...page }: WrittenPage): PageSource =>
  createSource({ ...page, kind: 'page', above: [] }, description, () => passages, [JSON.stringify(passages)])

/** A page of a handbook under its address on the site. */
function onSite(source: PageSource, kind: SearchKind, start: string, above: readonly string[]): PageSource {
  const placed = (page: ReturnType<PageSource['whole']>) => ({
    ...page,
    kind,
    path: `${start}${page.path}`,
    above: [...above, ...page.above],
  })
  return {
    path: `${start}${source.path}`,
    fingerprint: source.fingerprint,
    brief: () => placed(source.brief()),
    whole: () => placed(source.whole()),
  }
}

async function* readDocuments(
  { documents, mailHost, now }: SiteDependencies,
  languageTag: LanguageTag,
): AsyncGenerator<readonly PageSource[]> {
  const today = hobartDay(now())
  for (const [path, slug] of Object.entries(legalPages)) {
    const document = await getLegalDocument(documents, { slug, languageTag, today, lastDay: today }).catch(
      orNothing,
    )
    if (document?.lang !== languageTag) continue
    const { title, description, segments } = document
    yield [
      createSource(
        { path, kind: 'legal', title, above: [] },
        description,
        () =>
          passagesOf(description, segments).map(({ heading, text }) => ({
            heading,
            text: text.replaceAll('{host}', mailHost),
          })),
        [JSON.stringify(segments)],
      ),
    ]
  }
}

/** A document of which nothing is published. */
function orNothing(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

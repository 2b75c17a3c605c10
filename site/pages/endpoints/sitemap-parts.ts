import { handbookProducts } from '../../../contract/handbook-versions.ts'
import type { PagePath } from '../../language/link.ts'
import type { MapPart } from '../../page-table/page-row.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import { pagesPerFile, type SitemapPage } from './write-sitemap.ts'

/** A part of the site with pages from the database: their count, and the pages of one sitemap file. */
interface SitemapPart {
  readonly count: (site: SiteRequest) => Promise<number>
  /** `number` is 1-based; the first file has the pages shared by the whole part. */
  readonly list: (site: SiteRequest, number: number) => Promise<readonly SitemapPage[]>
}

const slice = (number: number) => ({ from: (number - 1) * pagesPerFile, limit: pagesPerFile })

const insight: SitemapPart = {
  count: async site => (await listArticles(site, { limit: 1 })).total,
  async list(site, number) {
    const { pages } = await listArticles(site, slice(number))
    const articles = pages.map(({ path, changed, languages }) => ({
      page: path as PagePath,
      lastmod: changed ?? undefined,
      languages,
    }))
    return number === 1 ? [...(await listYears(site)), ...articles] : articles
  },
}

interface Slice {
  readonly from?: number
  readonly limit: number
}

const listArticles = (site: SiteRequest, query: Slice) =>
  site.admin('en').listArticlePaths({ query }, withDeadline())

/** The magazine and its years, each dated by its newest article. */
async function listYears(site: SiteRequest): Promise<SitemapPage[]> {
  const { years } = await site.admin('en').listArticleYears({}, withDeadline())
  const newest = async (year?: number) => {
    const query = { limit: 1, ...(year !== undefined && { year: String(year) }) }
    const { data } = await site.admin('en').listArticles({ query }, withDeadline())
    return data[0]?.date
  }
  const pages: SitemapPage[] = [{ page: '/insight', lastmod: await newest() }]
  for (const { year } of years) pages.push({ page: `/insight/${year}`, lastmod: await newest(year) })
  return pages
}

const listPositions = (site: SiteRequest, query: Slice) =>
  site.admin('en').listPositionPaths({ query }, withDeadline())

const careers: SitemapPart = {
  count: async site => (await listPositions(site, { limit: 1 })).total,
  async list(site, number) {
    const { pages } = await listPositions(site, slice(number))
    const positions = pages.map(({ path, languages }) => ({
      page: `/careers/${path}` as PagePath,
      languages,
    }))
    return number === 1 ? [{ page: '/careers' }, ...positions] : positions
  },
}

const listLessons = (site: SiteRequest, query: Slice) =>
  site.admin('en').listLessonPaths({ query }, withDeadline())

const education: SitemapPart = {
  count: async site => (await listLessons(site, { limit: 1 })).total,
  async list(site, number) {
    const { pages } = await listLessons(site, slice(number))
    const lessons = pages.map(({ path, languages }) => ({
      page: `/education/${path}` as PagePath,
      languages,
    }))
    return number === 1 ? [{ page: '/education' }, ...lessons] : lessons
  },
}

async function listVersions(site: SiteRequest) {
  const { handbooks } = await site.admin('en').listHandbookVersions({}, withDeadline())
  return handbookProducts.flatMap(product =>
    handbooks[product].map(({ slug, group_version }) => ({
      start: `/handbook/${product}/${slug}` as const,
      group_version,
    })),
  )
}

const handbook: SitemapPart = {
  async count(site) {
    let sum = 0
    for (const { group_version } of await listVersions(site))
      sum += (await listPaths(site, group_version, 0, 1)).total
    return sum
  },
  async list(site, number) {
    const versions = await listVersions(site)
    const shared: PagePath[] = [
      '/handbook',
      ...handbookProducts.map((product): PagePath => `/handbook/${product}`),
      ...versions.map(({ start }) => start),
    ]
    const pages: SitemapPage[] = number === 1 ? shared.map(page => ({ page })) : []
    let skip = (number - 1) * pagesPerFile
    let remaining = pagesPerFile
    for (const { start, group_version } of versions) {
      const listed = await listPaths(site, group_version, skip, Math.max(1, remaining))
      const own = listed.pages.slice(0, remaining)
      pages.push(...own.map(({ path, languages }) => ({ page: `${start}/${path}` as PagePath, languages })))
      skip = Math.max(0, skip - listed.total)
      remaining -= own.length
    }
    return pages
  },
}

const listPaths = (site: SiteRequest, group_version: string, from: number, limit: number) =>
  site.admin('en').listHandbookPaths({ params: { group_version }, query: { from, limit } }, withDeadline())

/** Letters are as many as months: one file has them all. */
const newsletter: SitemapPart = {
  count: async site => (await listLetters(site)).total,
  async list(site, number) {
    if (number > 1) return []
    const pages: SitemapPage[] = [{ page: '/newsletter/archive' }]
    for (let before: string | null | undefined; before !== null; ) {
      const { letters, next } = await listLetters(site, before)
      pages.push(
        ...letters.map(({ slug, date, languages }) => ({
          page: `/newsletter/archive/${slug}` as PagePath,
          lastmod: date,
          languages,
        })),
      )
      before = next
    }
    return pages
  },
}

const listLetters = (site: SiteRequest, before?: string) =>
  site
    .admin('en')
    .listLetters({ query: { lang: 'en', limit: 100, ...(before && { before }) } }, withDeadline())

export const sitemapParts: Readonly<Record<MapPart, SitemapPart>> = {
  insight,
  careers,
  education,
  handbook,
  newsletter,
}

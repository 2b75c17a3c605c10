import { handbookProducts, handbooks } from '../../../contract/handbook-versions.ts'
import type { PagePath } from '../../language/link.ts'
import type { MapPart } from '../../page-table/page-row.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import { yieldToEventLoop } from '../../request/yield-to-event-loop.ts'
import { pagesPerFile, type SitemapPage } from './write-sitemap.ts'

/** A part of the site with pages from the database: their count, and the pages of one sitemap file. */
interface SitemapPart {
  readonly count: (site: SiteRequest) => Promise<number>
  /** `number` is 1-based; the first file has the pages shared by the whole part. */
  readonly list: (site: SiteRequest, number: number) => Promise<readonly SitemapPage[]>
}

const servicePageSize = 100

const insight: SitemapPart = {
  async count(site) {
    const { years } = await site.admin('en').listArticleYears({}, withDeadline())
    return years.reduce((sum, { count }) => sum + count, 0)
  },
  async list(site, number) {
    const articles = await listArticles(site, (number - 1) * pagesPerFile, number * pagesPerFile)
    const pages = articles.map(({ year, slug, date }) => ({
      page: `/insight/${year}/${slug}` as PagePath,
      lastmod: date,
    }))
    return number === 1 ? [...(await listYears(site)), ...pages] : pages
  },
}

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

async function listArticles(site: SiteRequest, from: number, to: number) {
  const rows: { readonly year: number; readonly slug: string; readonly date: string }[] = []
  let cursor: string | undefined
  for (let at = 0; at < to; at += servicePageSize) {
    const query = { limit: servicePageSize, ...(cursor !== undefined && { cursor }) }
    const { data, next_cursor } = await site.admin('en').listArticles({ query }, withDeadline())
    if (at >= from) rows.push(...data)
    if (next_cursor === null) break
    cursor = next_cursor
    await yieldToEventLoop()
  }
  return rows
}

const careers: SitemapPart = {
  async count(site) {
    const { team } = await site.admin('en').listPositionTerms({}, withDeadline())
    return team.reduce((sum, { count }) => sum + count, 0)
  },
  async list(site, number) {
    const slugs = await listSlugs(site, (number - 1) * pagesPerFile, number * pagesPerFile)
    const pages = slugs.map(slug => ({ page: `/careers/${slug}` as PagePath }))
    return number === 1 ? [{ page: '/careers' }, ...pages] : pages
  },
}

async function listSlugs(site: SiteRequest, from: number, to: number): Promise<string[]> {
  const slugs: string[] = []
  let cursor: string | undefined
  for (let at = 0; at < to; at += servicePageSize) {
    const query = { limit: servicePageSize, only: 'slug', ...(cursor !== undefined && { cursor }) }
    const { data, cursor: next } = await site.admin('en').listPositions({ query }, withDeadline())
    if (at >= from) slugs.push(...data.flatMap(({ slug }) => slug ?? []))
    cursor = next === null ? undefined : (new URL(next).searchParams.get('cursor') ?? undefined)
    if (cursor === undefined) break
    await yieldToEventLoop()
  }
  return slugs
}

const versions = handbookProducts.flatMap(product =>
  handbooks[product].map(({ slug, group_version }) => ({
    start: `/handbook/${product}/${slug}` as const,
    group_version,
  })),
)

const handbook: SitemapPart = {
  async count(site) {
    let sum = 0
    for (const { group_version } of versions) sum += (await listPaths(site, group_version, 0, 1)).total
    return sum
  },
  async list(site, number) {
    const pages: PagePath[] =
      number === 1
        ? [
            '/handbook',
            ...handbookProducts.map((product): PagePath => `/handbook/${product}`),
            ...versions.map(({ start }) => start),
          ]
        : []
    let skip = (number - 1) * pagesPerFile
    let remaining = pagesPerFile
    for (const { start, group_version } of versions) {
      const { paths, total } = await listPaths(site, group_version, skip, Math.max(1, remaining))
      const own = paths.slice(0, remaining)
      pages.push(...own.map((path): PagePath => `${start}/${path}`))
      skip = Math.max(0, skip - total)
      remaining -= own.length
    }
    return pages.map(page => ({ page }))
  },
}

const listPaths = (site: SiteRequest, group_version: string, from: number, limit: number) =>
  site.admin('en').listHandbookPaths({ params: { group_version }, query: { from, limit } }, withDeadline())

export const sitemapParts: Readonly<Record<MapPart, SitemapPart>> = { insight, careers, handbook }

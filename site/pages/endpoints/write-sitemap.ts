import {
  defaultLocale,
  everyLocale,
  type LanguageTag,
  type Locale,
  languageTagOf,
  localeOfTag,
} from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import { yieldToEventLoop } from '../../request/yield-to-event-loop.ts'

export interface SitemapPage {
  readonly page: PagePath
  /** The date of the last change, where known. */
  readonly lastmod?: string | undefined
  /** The languages of its text; all by default. */
  readonly languages?: readonly LanguageTag[] | undefined
}

/**
 * The number of pages in one file: 3,000 of the allowed 50,000 addresses and 2 of the allowed 50 MB for each language.
 */
export const pagesPerFile = 1000

/** The number of files for a number of pages. */
export const filesFor = (pages: number): number => Math.max(1, Math.ceil(pages / pagesPerFile))

/** The address of a sitemap file: `/sitemap-insight.xml`, then `/sitemap-insight-2.xml`. */
export const fileOf = (part: string, number: number): PagePath =>
  `/sitemap-${part}${number === 1 ? '' : `-${number}`}.xml`

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const answer = (lines: readonly string[]) =>
  new Response(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })

const pagesPerTurn = 100

/**
 * A sitemap of pages in every language of their texts with their alternates; yields to other requests while it writes.
 * https://www.sitemaps.org/protocol.html
 */
export async function sitemapOf(origin: string, pages: readonly SitemapPage[]): Promise<Response> {
  const entries: string[] = []
  for (const [at, page] of pages.entries()) {
    if (at % pagesPerTurn === 0) await yieldToEventLoop()
    entries.push(...entriesOf(origin, page))
  }
  return answer([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ])
}

/** A page in every language of its text. */
function entriesOf(origin: string, { page, lastmod, languages }: SitemapPage): string[] {
  const at = (locale: Locale) => escapeXml(`${origin}${link(locale, page)}`)
  const locales = languages?.map(localeOfTag) ?? everyLocale
  const addresses = locales.map(locale => [languageTagOf(locale), at(locale)] as const)
  const byDefault = locales.includes(defaultLocale) ? [['x-default', at(defaultLocale)] as const] : []
  const changed = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
  const alternates = [...addresses, ...byDefault]
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('')
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${changed}${alternates}</url>`)
}

/** The sitemap index. */
export const sitemapIndexOf = (origin: string, paths: readonly PagePath[]): Response =>
  answer([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `<sitemap><loc>${escapeXml(`${origin}${path}`)}</loc></sitemap>`),
    '</sitemapindex>',
  ])

import { link, type PagePath } from '../../language/link.ts'
import { everyLocale, isoOf, type Locale } from '../../language/locale.ts'

export interface SitemapPage {
  readonly page: PagePath
  /** The day of its last change, where that is known. */
  readonly lastmod?: string | undefined
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const answer = (lines: readonly string[]) =>
  new Response(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })

/** A sitemap of pages: each in every language, with the others named beside it. https://www.sitemaps.org/protocol.html */
export const sitemapOf = (origin: string, pages: readonly SitemapPage[]): Response =>
  answer([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(page => everyLocale.map(locale => entryOf(origin, page, locale))),
    '</urlset>',
  ])

function entryOf(origin: string, { page, lastmod }: SitemapPage, locale: Locale): string {
  const at = (other: Locale) => escapeXml(`${origin}${link(other, page)}`)
  const alternate = (hreflang: string, other: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(other)}"/>`
  const changed = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
  const alternates = everyLocale.map(other => alternate(isoOf(other), other)).join('')
  return `<url><loc>${at(locale)}</loc>${changed}${alternates}${alternate('x-default', 'en')}</url>`
}

/** The sitemap of sitemaps. */
export const sitemapIndexOf = (origin: string, paths: readonly PagePath[]): Response =>
  answer([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `<sitemap><loc>${escapeXml(`${origin}${path}`)}</loc></sitemap>`),
    '</sitemapindex>',
  ])

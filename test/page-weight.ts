import type { Browser, Page, Request } from 'playwright-core'
import { compressWell } from '../server/pages/encodings.ts'
import { visit } from './browser.ts'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

/** Bytes of a compressed document that arrive, with some 1.3 KB of headers, in the first window of TCP (10 packets). */
export const maxDocument = 13 * 1024

/** Encoded bytes of a page's responses by kind, and their number. */
export interface PageWeight {
  readonly document: number
  readonly stylesheet: number
  readonly script: number
  readonly font: number
  readonly image: number
  readonly other: number
  readonly requests: number
}

type Kind = Exclude<keyof PageWeight, 'requests'>

interface Response {
  readonly url: string
  readonly kind: Kind
  /** Of the body as it was sent. */
  readonly bytes: number
}

interface PageAddress {
  readonly origin: string
  readonly path: string
  readonly locale: string
}

const kindOf = (type: string): Kind =>
  type === 'document' || type === 'stylesheet' || type === 'script' || type === 'font' || type === 'image'
    ? type
    : 'other'

/** Waits until React has taken over a page that nobody has touched: the router of all pages comes with the first sign of a visitor. */
const takenOver = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor()

/**
 * What a phone fetches of a page without scrolling or touching, hydrated. Neither prefetches for other pages count, nor lazy
 * pictures: browsers differ in how far ahead they fetch them. The document's bytes are those of its final compression,
 * which follows a moment after the first request.
 */
export async function weighPage(browser: Browser, address: PageAddress): Promise<PageWeight> {
  const responses = await Promise.all(
    (await fetchPage(browser, address, takenOver)).map(async response =>
      response.kind === 'document'
        ? { ...response, bytes: await documentBytes(response.url, address.locale) }
        : response,
    ),
  )
  const sum = (kind: Kind) =>
    responses.reduce((bytes, response) => bytes + (response.kind === kind ? response.bytes : 0), 0)
  return {
    document: sum('document'),
    stylesheet: sum('stylesheet'),
    script: sum('script'),
    font: sum('font'),
    image: sum('image'),
    other: sum('other'),
    requests: responses.length,
  }
}

/** The responses that a phone waits for: without prefetches and lazy pictures. `ready` awaits the page's own scripts. */
export async function fetchPage(
  browser: Browser,
  { origin, path, locale }: PageAddress,
  ready: (page: Page) => Promise<void>,
): Promise<readonly Response[]> {
  const { context, page } = await visit(browser, { origin, locale, ...phone })
  // React starts with the document instead of three seconds after it (site/frame/boot.js).
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.body.setAttribute('data-hydrate-now', '')),
  )
  const pending: Promise<Response | null>[] = []
  const add = (request: Request) => void pending.push(measure(request))
  page.on('requestfinished', add)
  await page.goto(path, { waitUntil: 'networkidle' })
  await ready(page)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', add)
  const lazy = await page.evaluate(() =>
    [...document.images].filter(({ loading }) => loading === 'lazy').map(({ currentSrc }) => currentSrc),
  )
  const responses = await Promise.all(pending)
  await context.close()
  return responses.filter(response => response !== null).filter(({ url }) => !lazy.includes(url))
}

async function measure(request: Request): Promise<Response | null> {
  if ((await request.headerValue('sec-purpose')) !== null) return null
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), kind: kindOf(request.resourceType()), bytes: responseBodySize }
}

async function documentBytes(address: string, locale: string): Promise<number> {
  const headers = { 'Accept-Language': locale, 'Accept-Encoding': 'identity' }
  const html = await (await fetch(address, { headers })).arrayBuffer()
  return (await compressWell(Buffer.from(html))).br.length
}

import { everyLocale, languageTagOf } from '../../contract/locale.ts'
import { link, readPath } from '../language/link.ts'
import { cacheNames, findCached } from './cache.ts'
import { listKept } from './chosen-pages.ts'
import { findFiles, findPictures, onlyIfCached } from './files.ts'

const paths = everyLocale.map(locale => link(locale, '/offline'))

/**
 * Caches the offline page in each language, without cookies, with its style sheets. Throws when any of them is missing.
 * Other fonts and pictures are cached only from the HTTP cache, so that nobody downloads those of three languages.
 */
export async function prepareOfflinePages(): Promise<void> {
  const store = await caches.open(cacheNames.offline)
  const files = new Set<string>()
  for (const path of paths) {
    const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    for (const file of findFiles(await response.clone().text())) files.add(file)
    await store.put(path, response)
  }
  const sheets = [...files].filter(file => file.endsWith('.css'))
  await store.addAll(sheets)
  const texts = await Promise.all(sheets.map(async sheet => (await store.match(sheet))?.text()))
  const fonts = [...files].filter(file => file.endsWith('.woff2'))
  const paint = new Set(texts.flatMap((text = '') => findPictures(text)))
  await Promise.all(
    [...fonts, ...paint].map(async file => {
      const response = await fetch(file, isOfflineFont(file) ? {} : onlyIfCached).catch(() => null)
      if (response?.status === 200) await store.put(file, response)
    }),
  )
}

/** Whether a font is the subset of the offline page's headings. */
const isOfflineFont = (font: string) => /-offline-first\.\w+\.woff2$/.test(font)

/**
 * The offline page in the language of the requested path, with links to the cached pages. It is not hydrated, because
 * the router would fetch the data of the missing page.
 */
export async function offlinePage(pathname: string, status: 200 | 503): Promise<Response> {
  const cached = await findCached('offline', link(readPath(pathname).locale, '/offline'))
  if (!cached) return Response.error()
  const html = (await cached.text())
    .replace(/<script type="text\/plain" id="hydrate"[^>]*>.*?<\/script>/s, '')
    .replace(/(<ul[^>]* data-kept-pages[^>]*>)<\/ul>/, `$1${await listCachedPages()}</ul>`)
  return withBody(cached, html, status)
}

export function withBody({ headers }: Response, html: string, status: number): Response {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name)
  return new Response(html, { status, headers: own })
}

/** A list item for each handbook and page that is kept by choice, then for each that was opened, most recent first. */
async function listCachedPages(): Promise<string> {
  const { pages, handbooks, opened } = await listKept()
  const ofHandbooks = new Set(handbooks.flatMap(handbook => handbook.pages.map(({ path }) => path)))
  const chosen = [
    ...handbooks.map(({ start, name }) => itemOf(start, escapeHtml(name))),
    ...pages
      .filter(({ path }) => !ofHandbooks.has(path))
      .map(({ path, title }) => itemOf(path, escapeHtml(title))),
  ]
  const seen = await Promise.all(
    opened.map(async path => {
      const html = (await (await findCached('pages', path))?.text()) ?? ''
      return itemOf(path, /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    }),
  )
  return [...chosen, ...seen.reverse()].join('').replaceAll('$', '$$$$')
}

/** Titles of cached pages are escaped HTML of our own. */
function itemOf(path: string, title: string): string {
  const lang = languageTagOf(readPath(path).locale)
  return `<li><a href="${path.replaceAll('&', '&amp;')}" lang="${lang}" hreflang="${lang}">${title}</a></li>`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

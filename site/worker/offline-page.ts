import { everyLocale, languageTagOf } from '../../contract/locale.ts'
import { link, readPath } from '../language/link.ts'
import { cacheNames, findCached } from './cache.ts'
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

/** A list item for each cached page, most recent first. Titles are already escaped HTML of our own pages. */
async function listCachedPages(): Promise<string> {
  const store = await caches.open(cacheNames.pages)
  const all = await Promise.all(
    (await store.keys()).map(async request => {
      const { pathname } = new URL(request.url)
      const html = (await (await store.match(request, { ignoreVary: true }))?.text()) ?? ''
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
      const lang = languageTagOf(readPath(pathname).locale)
      const href = pathname.replaceAll('&', '&amp;')
      return `<li><a href="${href}" lang="${lang}" hreflang="${lang}">${title}</a></li>`
    }),
  )
  return all.reverse().join('').replaceAll('$', '$$$$')
}

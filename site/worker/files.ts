import { assetPath } from '../paths/asset-path.ts'
import { findCached, putInCache } from './cache.ts'
import { findChosen } from './chosen-cache.ts'
import { isHashed, normalPath } from './normal-path.ts'

export const findFile = async (pathname: string): Promise<Response | undefined> =>
  (await findCached('files', pathname)) ??
  (await findChosen('files', pathname)) ??
  (await findCached('offline', pathname))

/** The distinct normalized paths with a hash in their name. */
const findHashed = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap(input => {
      const path = normalPath(input)
      return path !== null && isHashed(path) ? [path] : []
    }),
  ),
]

/** The style sheets, fonts and scripts that an HTML page references. */
export const findFiles = (html: string): string[] =>
  findHashed(html.match(/\/(?:assets|fonts)\/[\w./-]+\.(?:css|woff2|js)\b/g) ?? [])

/** Caches the files that a page needs; pictures are cached when they are shown. */
export async function cacheFilesOf(html: string): Promise<void> {
  await Promise.all(findFiles(html).map(cacheWithDependencies))
}

/** Caches a file with its dependencies: imported scripts, pictures of a style sheet. */
async function cacheWithDependencies(path: string): Promise<void> {
  const file = await cacheFile(path)
  // The route manifest references every script of the site.
  if (!file || !/\.(?:css|js)$/.test(path) || path.startsWith(assetPath('manifest-'))) return
  const text = await file.text()
  if (path.endsWith('.css'))
    await Promise.all(findPictures(text).map(picture => cacheFile(picture, onlyIfCached).catch(() => null)))
  else await Promise.all(dependenciesOf(path, text).map(cacheWithDependencies))
}

/** What a script imports. The data of a page names the scripts of its routes with their whole paths. */
export const dependenciesOf = (path: string, script: string) =>
  path.startsWith(assetPath('data-')) ? findFiles(script) : findImports(script)

const findImports = (script: string) =>
  [...script.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) =>
    assetPath(name),
  )

export const findPictures = (sheet: string): string[] =>
  findHashed([...sheet.matchAll(/url\(["']?(\/pictures\/[\w./-]+)/g)].map(([, path = '']) => path))

/** Fetch options that read the HTTP cache and never the network. */
export const onlyIfCached = { cache: 'only-if-cached', mode: 'same-origin' } as const satisfies RequestInit

/**
 * Caches a file that is not cached yet, and gives its response; null otherwise. Paths without a hash in their name are
 * refused, however they are written.
 */
export async function cacheFile(input: unknown, init: RequestInit = {}): Promise<Response | null> {
  const path = normalPath(input)
  if (path === null || !isHashed(path)) return null
  if (await findCached('files', path)) return null
  const response = (await findCached('offline', path)) ?? (await fetch(path, init))
  if (response.status !== 200 || response.type !== 'basic') return null
  await putInCache('files', path, response.clone())
  return response
}

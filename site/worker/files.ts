import { assetPath } from '../paths/asset-path.ts'
import { isHashed, normalPath } from './normal-path.ts'
import { find, keep } from './stores.ts'

export const findFile = async (pathname: string): Promise<Response | undefined> =>
  (await find('files', pathname)) ?? (await find('offline', pathname))

/** The distinct normalized paths with a hash in their name. */
const hashed = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap(given => {
      const path = normalPath(given)
      return path !== null && isHashed(path) ? [path] : []
    }),
  ),
]

/** The style sheets, fonts and scripts that an HTML page references. */
export const filesIn = (html: string): string[] =>
  hashed(html.match(/\/(?:assets|fonts)\/[\w./-]+\.(?:css|woff2|js)\b/g) ?? [])

/** Caches the files that a page needs; pictures are cached when they are shown. */
export async function keepFilesOf(html: string): Promise<void> {
  await Promise.all(filesIn(html).map(keepWithOthers))
}

/** Caches a file with its dependencies: imported scripts, pictures of a style sheet. */
async function keepWithOthers(path: string): Promise<void> {
  const file = await keepFile(path)
  // The route manifest references every script of the site.
  if (!file || !/\.(?:css|js)$/.test(path) || path.startsWith(assetPath('manifest-'))) return
  const text = await file.text()
  if (path.endsWith('.css'))
    await Promise.all(picturesIn(text).map(picture => keepFile(picture, isAtHand).catch(() => null)))
  else await Promise.all(importsIn(text).map(keepWithOthers))
}

const importsIn = (script: string) =>
  [...script.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) =>
    assetPath(name),
  )

export const picturesIn = (sheet: string): string[] =>
  hashed([...sheet.matchAll(/url\(["']?(\/pictures\/[\w./-]+)/g)].map(([, path = '']) => path))

/** Fetch options that read the HTTP cache and never the network. */
export const isAtHand = { cache: 'only-if-cached', mode: 'same-origin' } as const satisfies RequestInit

/**
 * Caches a file that is not cached yet, and gives its response; null otherwise. Paths without a hash in their name are
 * refused, however they are written.
 */
export async function keepFile(given: unknown, how: RequestInit = {}): Promise<Response | null> {
  const path = normalPath(given)
  if (path === null || !isHashed(path)) return null
  if (await find('files', path)) return null
  const answer = (await find('offline', path)) ?? (await fetch(path, how))
  if (answer.status !== 200 || answer.type !== 'basic') return null
  await keep('files', path, answer.clone())
  return answer
}

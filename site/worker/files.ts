import { assetPath } from '../paths/asset-path.ts'
import { isHashed, normalPath } from './normal-path.ts'
import { find, keep } from './stores.ts'

export const findFile = async (pathname: string): Promise<Response | undefined> =>
  (await find('files', pathname)) ?? (await find('offline', pathname))

/** The paths among these, as they are normalised, that files with a hash in their name have; each once. */
const hashed = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap(given => {
      const path = normalPath(given)
      return path !== null && isHashed(path) ? [path] : []
    }),
  ),
]

/** The style sheets, fonts and scripts that a page names. */
export const filesIn = (html: string): string[] =>
  hashed(html.match(/\/(?:assets|fonts)\/[\w./-]+\.(?:css|woff2|js)\b/g) ?? [])

/** What a page needs to look and to work as it did; pictures are kept when they are shown. */
export async function keepFilesOf(html: string): Promise<void> {
  await Promise.all(filesIn(html).map(keepWithOthers))
}

/** A file, and those that it cannot do without: the scripts that a script imports, the pictures in a style sheet. */
async function keepWithOthers(path: string): Promise<void> {
  const file = await keepFile(path)
  // The list of all routes names every script of the site.
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

/** Asks for a file that the browser has in its own cache, and for nothing over the network. */
export const isAtHand = { cache: 'only-if-cached', mode: 'same-origin' } as const satisfies RequestInit

/**
 * Keeps a file that is not kept yet, most often out of the browser's own cache. Answers it where it is new. Nothing is asked
 * for or kept that is no file with a hash in its name, however the path is written.
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

import type { Screen } from '../kept/questions.ts'
import { assetPath } from '../paths/asset-path.ts'
import { findShownPictures } from './choose-file.ts'
import { chosenNames, findChosen } from './chosen-cache.ts'
import { dependenciesOf, findFile, findFiles } from './files.ts'
import { isHashed, normalPath } from './normal-path.ts'

interface StoredFile {
  readonly bytes: number
  /** The scripts that a script imports. */
  readonly dependencies: readonly string[]
}

/** What was read of files that are stored: their names have a hash, so it holds. */
const known = new Map<string, StoredFile>()

/**
 * Stores all that a page is made of, and gives the sizes by path. Throws when the network or the room on the device ends
 * before all is there; what the server does not have is left out.
 */
export async function storeFilesOf(
  html: string,
  screen: Screen,
  loaded: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  const store = async (path: string): Promise<void> => {
    if (sizes.has(path)) return
    sizes.set(path, 0)
    const file = await storeFile(path)
    if (!file) return void sizes.delete(path)
    sizes.set(path, file.bytes)
    await Promise.all(file.dependencies.map(store))
  }
  const wanted = [...findFiles(html), ...findShownPictures(html, screen), ...loaded]
  const paths = wanted.map(path => normalPath(path)).filter(path => path !== null && isHashed(path))
  await Promise.all(paths.map(path => store(path as string)))
  return sizes
}

async function storeFile(path: string): Promise<StoredFile | null> {
  const stored = await findChosen('files', path)
  const before = known.get(path)
  if (stored && before) return before
  const response = stored ?? (await findFile(path)) ?? (await fetch(path))
  if (response.status >= 500) throw new TypeError(`${path} answered ${response.status}`)
  if (response.status !== 200) return null
  const body = await response.clone().arrayBuffer()
  if (!stored) await (await caches.open(chosenNames.files)).put(path, response)
  const file = { bytes: body.byteLength, dependencies: dependenciesIn(path, body) }
  known.set(path, file)
  return file
}

/** The list of routes names every script of the site. */
const dependenciesIn = (path: string, body: ArrayBuffer) =>
  path.endsWith('.js') && !path.startsWith(assetPath('manifest-'))
    ? dependenciesOf(path, new TextDecoder().decode(body))
    : []

/** Deletes the files that no kept page needs. */
export async function deleteFilesExcept(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(chosenNames.files)
  const unused = (await cache.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(unused.map(request => cache.delete(request, { ignoreVary: true })))
}

/** Whether a file is of one page alone, or nearly: its data and its pictures. */
export const isOwnFile = (path: string): boolean =>
  path.startsWith(assetPath('data-')) || /^\/(?:pictures|media|films)\//.test(path)

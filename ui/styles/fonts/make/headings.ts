import { glob } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CjkLocale } from '../../../../contract/locale.ts'

/** The strings under the key `heading`, at any depth, of a module's exports. */
export function findHeadings(copy: unknown): string[] {
  if (typeof copy !== 'object' || copy === null) return []
  return Object.entries(copy).flatMap(([key, value]) =>
    key === 'heading' && typeof value === 'string' ? [value] : findHeadings(value),
  )
}

/** Display headings in one language: the frame's, and those of each folder of pages. */
export interface Headings {
  readonly frame: readonly string[]
  readonly pages: ReadonlyMap<string, readonly string[]>
}

/** Imports every `copy/{locale}.ts` of the site and lists its display headings. */
export async function listHeadings(site: string, locale: CjkLocale): Promise<Headings> {
  const files: string[] = []
  for await (const file of glob(`**/copy/${locale}.ts`, { cwd: resolve(site) })) files.push(file)
  const read = async (file: string) => {
    const copy: unknown = await import(pathToFileURL(join(resolve(site), file)).href)
    return [dirname(dirname(file)), findHeadings(copy)] as const
  }
  const all = await Promise.all(files.toSorted().map(read))
  const isPage = ([folder]: (typeof all)[number]) => folder.startsWith('pages/')
  return {
    frame: all.filter(each => !isPage(each)).flatMap(([, headings]) => headings),
    pages: new Map(all.filter(isPage)),
  }
}

import { glob } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The strings under the key `heading`, at any depth, of a module's exports or of any part of them. */
export function findHeadings(copy: unknown): string[] {
  if (typeof copy !== 'object' || copy === null) return []
  return Object.entries(copy).flatMap(([key, value]) =>
    key === 'heading' && typeof value === 'string' ? [value] : findHeadings(value),
  )
}

/** Display headings in one language: those of the home page and the frame, which come first, and all others. */
export interface Headings {
  readonly first: readonly string[]
  readonly more: readonly string[]
}

/** Imports every `copy/{locale}.ts` under the folder of the site and lists the display headings in them. */
export async function listHeadings(site: string, locale: 'cn' | 'jp'): Promise<Headings> {
  const files: string[] = []
  for await (const file of glob(`**/copy/${locale}.ts`, { cwd: resolve(site) })) files.push(file)
  const first = files.filter(file => /^(?:pages\/home|frame)\//.test(file))
  const read = async (some: readonly string[]) => {
    const modules: unknown[] = await Promise.all(
      some.toSorted().map(file => import(pathToFileURL(join(resolve(site), file)).href)),
    )
    return modules.flatMap(findHeadings)
  }
  return { first: await read(first), more: await read(files.filter(file => !first.includes(file))) }
}

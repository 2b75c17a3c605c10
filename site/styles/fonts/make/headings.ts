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

/** Imports every `copy/{locale}.ts` under a folder and lists the display headings in them. */
export async function listHeadings(folder: string, locale: 'cn' | 'jp'): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(`**/copy/${locale}.ts`, { cwd: resolve(folder) })) files.push(file)
  const modules: unknown[] = await Promise.all(
    files.sort().map(file => import(pathToFileURL(join(resolve(folder), file)).href)),
  )
  return modules.flatMap(findHeadings)
}

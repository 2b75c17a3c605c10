import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** Made by programs or by running the site: no rule of the house is about them. */
const notOurs = new Set(['node_modules', '.git', 'build', 'data', '.react-router'])

/** Every file of the project, as paths from its root with `/` between the parts. */
export const files: readonly string[] = walk('')

export const isCode = (file: string): boolean => /\.(ts|tsx|js|mjs|css|py)$/.test(file)
/** The files that only tests use: they may import anything. */
export const isTest = (file: string): boolean => /(\.test\.ts|-for-tests\.ts)$/.test(file)

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
export const listFiles = (pattern: RegExp): string[] => files.filter(file => pattern.test(file))

/** `ui` is above `ui/dialog.tsx` and above itself, but not above `ui-kit`. */
export const isBelow = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder}/`)

/** The nearest folder above the file that holds one of the names; undefined when none does. */
export function findOwner(file: string, names: readonly string[]): string | undefined {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    if (names.some(name => files.includes(`${folder}/${name}`))) return folder
  }
  return undefined
}

function walk(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : walk(file)
    return entry.isFile() && entry.name !== '.DS_Store' && !entry.name.endsWith('.log') ? [file] : []
  })
}

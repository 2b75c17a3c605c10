import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const modules = new Map<string, { readonly path: string; readonly classes: string[] }>()
/**
 * Short class names: `_`, four characters of the hash of the style sheet's path, and the number of the class in it. Each
 * document has hundreds of them.
 */
export function generateScopedName(name: string, file: string): string {
  const path = relative(join(import.meta.dirname, '../..'), file.replace(/\?.*/, ''))
  const hash = createHash('sha256')
    .update(path)
    .digest()
    .readUInt32BE()
    .toString(36)
    .padStart(7, '0')
    .slice(-4)
  const known = modules.get(hash) ?? { path, classes: [] }
  modules.set(hash, known)
  if (known.path !== path) throw new Error(`${path} and ${known.path} have one hash: rename one of them`)
  if (!known.classes.includes(name)) known.classes.push(name)
  return `_${hash}${known.classes.indexOf(name).toString(36)}`
}

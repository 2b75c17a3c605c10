import path from 'node:path'
import { files, isCode, read } from './files.ts'

export interface Import {
  readonly from: string
  /** A path from the project's root, or the name of a package: `react`, `@react-router/node`, `node:fs`. */
  readonly to: string
  readonly isOurs: boolean
  /** The whole statement brings only types: nothing of it is left when the program runs. */
  readonly onlyTypes: boolean
  /** By their names in the file that exports them; `default`, and `*` where the whole module is taken. */
  readonly names: readonly string[]
}

const statements = [
  /^[ \t]*(?:import|export)(?<type>\s+type)?\b(?<names>[\w\s{},*$]*?)\bfrom\s*['"](?<name>[^'"]+)['"]/gm,
  /^[ \t]*import\s*['"](?<name>[^'"]+)['"]/gm,
  /\bimport\s*\(\s*['"](?<name>[^'"]+)['"]/g,
]

/** Every import of every TypeScript file, of types as well, without the types that the router writes. */
export const imports: readonly Import[] = files
  .filter(file => isCode(file) && !/\.(css|py)$/.test(file))
  .flatMap(file => listImports(file, read(file)))

export function listImports(from: string, source: string): Import[] {
  return statements.flatMap(statement =>
    [...source.matchAll(statement)].flatMap(({ groups = {} }) => {
      const name = (groups.name ?? '').replace(/\?.*$/, '')
      if (name.includes('/+types/')) return []
      const isOurs = name.startsWith('.')
      const to = isOurs ? path.posix.join(path.posix.dirname(from), name) : packageOf(name)
      return [{ from, to, isOurs, onlyTypes: groups.type !== undefined, names: namesIn(groups.names) }]
    }),
  )
}

/** The names of an import clause: `en, { size, type Locale as Language }` brings `default`, `size` and `Locale`. */
function namesIn(clause: string | undefined): string[] {
  if (clause === undefined || clause.includes('*')) return ['*']
  const [, ahead = '', inBraces = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const named = inBraces.split(',').map(each =>
    each
      .replace(/^\s*type\s/, '')
      .replace(/\sas\s.*$/s, '')
      .trim(),
  )
  return [...(ahead.replace(',', '').trim() === '' ? [] : ['default']), ...named.filter(name => name !== '')]
}

function packageOf(name: string): string {
  return name.startsWith('node:') ? name : name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

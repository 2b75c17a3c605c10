import { files, isCode, read } from './files.ts'
import { imports } from './imports.ts'

/** Their exports are read by the router, by a tool or by path, not by an import. */
const readByOthers =
  /(^|\/)(entry\.\w+\.tsx|[\w-]+\.config\.ts|[\w-]+-setup\.ts|migrations\/.*|copy\/[\w-]+\.ts|routes\.ts)$/
const routeModules =
  /^(?:site|office)\/(root\.tsx|frame\/signed-in\.tsx|pages\/endpoints\/.*|pages\/.*\/(page|layout)\.tsx)$/
/** https://reactrouter.com/start/framework/route-module */
const routeExports = new Set([
  ...['loader', 'action', 'clientLoader', 'clientAction', 'headers', 'handle', 'links', 'meta', 'middleware'],
  ...['clientMiddleware', 'shouldRevalidate', 'ErrorBoundary', 'HydrateFallback', 'Layout'],
])

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type) (?<name>[\w$]+)/gm
const list = /^export (?:type )?\{(?<names>[^}]*)\}/gm

/** The names that a module exports, other than its default. */
export function exportsIn(source: string): string[] {
  const declared = [...source.matchAll(declaration)].map(({ groups }) => groups?.name ?? '')
  const listed = [...source.matchAll(list)].flatMap(({ groups }) => (groups?.names ?? '').split(','))
  return [...declared, ...listed.map(each => each.replace(/^.*\sas\s|^\s*type\s/s, '').trim())].filter(
    name => name !== '' && name !== 'default',
  )
}

/** Exported names that no other file imports. */
export function unusedExports(): string[] {
  const used = new Map<string, Set<string>>()
  for (const { from, to, names } of imports)
    if (from !== to) used.set(to, new Set([...(used.get(to) ?? []), ...names]))
  return files
    .filter(file => isCode(file) && /\.tsx?$/.test(file) && !readByOthers.test(file))
    .filter(file => !used.get(file)?.has('*'))
    .flatMap(file =>
      exportsIn(read(file))
        .filter(name => !used.get(file)?.has(name))
        .filter(name => !(routeModules.test(file) && routeExports.has(name)))
        .map(name => `${file} exports ${name}`),
    )
}

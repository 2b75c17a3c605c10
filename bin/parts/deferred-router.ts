import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The script that comes at the first sign of a visitor. */
const user = '/site/frame/router/navigation.ts'
const entry = '\0deferred-router'
const suffix = '?deferred'

/** What it takes of the router's modules. */
const exportsOf: Readonly<Record<string, readonly string[]>> = {
  'lib/router/router.js': ['createRouter'],
  'lib/router/utils.js': ['defaultMapRouteProperties'],
  'lib/components.js': ['hydrationRouteProperties'],
  'lib/dom/ssr/routes.js': ['createClientRoutes'],
  'lib/dom/ssr/single-fetch.js': ['decodeViaTurboStream', 'getTurboStreamSingleFetchDataStrategy'],
  'lib/dom/ssr/hydration.js': ['getHydrationData'],
}
/** The modules of which it has a copy: they have no state. */
const copied =
  /\/(?:lib\/(?:router\/(?:router|matcher|utils)|dom\/ssr\/(?:routes|single-fetch|hydration|links))|vendor\/turbo-stream-v2\/[\w-]+)\.js$/

/**
 * Modules that nothing calls here: the start has `Sheets` in place of `<Links>`, no link asks the router to prefetch, and the root has an
 * error boundary.
 */
const unused = /\/lib\/dom\/ssr\/(?:links|errorBoundaries)\.js$/

/**
 * Modules of the router that hold little of what React starts with, and much of what only navigation needs, would be whole
 * in the first scripts, because a module is in one chunk. What navigation imports is a second copy of them, so that each
 * chunk has the functions that it calls. Their state (contexts, classes) is in other modules.
 */
export const deferredRouter: Plugin = {
  name: 'deferred-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'react-router' && importer?.endsWith(user)) return entry
    if (!importer?.endsWith(suffix) || !source.startsWith('.')) return null
    const file = resolve(dirname(importer), source)
    return copied.test(file) ? file + suffix : file
  },
  async load(id) {
    if (id.endsWith(suffix)) return readFile(id.slice(0, -suffix.length), 'utf8')
    if (unused.test(id)) {
      const names = /\nexport \{ ([\w, ]+) \};/.exec(await readFile(id, 'utf8'))?.[1]?.split(', ')
      if (!names) return this.error('The router exports its modules in another way than it did')
      return `const unused = () => {}\nexport { ${names.map(name => `unused as ${name}`).join(', ')} }`
    }
    if (id !== entry) return null
    const index = await this.resolve('react-router')
    if (!index) return this.error('The router is not installed')
    const lines = Object.entries(exportsOf).map(([name, names]) => {
      const file = resolve(dirname(index.id), name)
      const exported = names.map(each => `${each} as UNSAFE_${each}`).join(', ')
      return `export { ${exported} } from ${JSON.stringify(copied.test(file) ? file + suffix : file)}`
    })
    return lines.join('\n')
  },
}

import type { Plugin } from 'vite'

/**
 * When a page's script cannot be fetched the router loads the page anew, each time that it is tried. Here it gets a page
 * that throws instead, and the error page decides: once a minute at most (site/frame/errors/chunk-failure.ts).
 * The router swallows errors that a lazy route throws while loading.
 */
export const chunkFailures: Plugin = {
  name: 'chunk-failures',
  transform(code, id) {
    if (!id.endsWith('/dom/ssr/routeModules.js')) return null
    const reloads = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
    if (!reloads.test(code)) this.error('The router deals with missing scripts in another way than it did')
    return code.replace(reloads, 'return { default() { throw error } };')
  },
}

/**
 * The style sheets that the router loads for a link are checked as those of the document are: their hashes come with the
 * import map (bin/parts/write-integrity.ts). Scripts are checked by the map itself.
 */
export const sheetIntegrity: Plugin = {
  name: 'sheet-integrity',
  transform(code, id) {
    if (!id.endsWith('/dom/ssr/links.js?deferred')) return null
    const sheets = /rel: "stylesheet",\s*href\b/g
    if (code.match(sheets)?.length !== 2)
      this.error('The router names its style sheets in another way than it did')
    return code.replaceAll(sheets, '$&, integrity: window.__sheets?.[href.split("#")[0]]')
  },
}

/** A chunk that is loaded later on does not bring a sheet of the document again: the router writes `#` behind some names. */
export const sheetsOnce: Plugin = {
  name: 'sheets-once',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return null
    const name = 'preloadedHrefs.styles.add(link.href)'
    if (!code.includes(name)) this.error('Vite looks for the sheets of a document in another way than it did')
    return code.replace(name, "preloadedHrefs.styles.add(link.href.replace(/#$/, ''))")
  },
}

/**
 * A script that is loaded on demand is fetched before it is imported: browsers remember for the life of a document that an
 * import failed (https://github.com/whatwg/html/issues/6768), so that trying again would be in vain.
 */
export const retryableChunks: Plugin = {
  name: 'retryable-chunks',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return null
    const preload = 'const link = document.createElement("link");'
    const failed = /seen\[href\] = (?:void 0|undefined);(?=\s*throw err)/
    if (!code.includes(preload) || !failed.test(code))
      this.error('Vite preloads chunks in another way than it did')
    return code.replace(failed, 'delete seen[href];').replace(
      preload,
      `if (!isCss) return fetch(dep.href).then(async response => {
        await response.blob();
        if (!response.ok) throw new Error(response.status);
      }).catch(() => { throw new Error(\`Failed to fetch dynamically imported module: \${dep}\`) });
      ${preload}`,
    )
  },
}

/**
 * Modules of the router that do nothing with our configuration: lazy route discovery (`routeDiscovery` is `initial` in
 * both configurations) and instrumentation (no entry names any). In browsers their exports are empty functions.
 */
export const unusedRouterModules: Plugin = {
  name: 'unused-router-modules',
  apply: 'build',
  transform(code, id) {
    if (!/\/lib\/(?:dom\/ssr\/(?:fog-of-war|route-discovery)|router\/instrumentation)\.js$/.test(id))
      return null
    const names = /\nexport \{ ([\w, ]+) \};/.exec(code)?.[1]?.split(', ')
    if (!names) return this.error('The router exports its modules in another way than it did')
    return `const unused = () => {}\nexport { ${names.map(name => `unused as ${name}`).join(', ')} }`
  },
}

/** `useRoutes` matches a location only without a router of data, which this site always has: what `matchRoutes` needs comes with navigation. */
export const matchingLater: Plugin = {
  name: 'matching-later',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/lib/hooks.js')) return null
    const match = 'matches = matchRoutes(routes, { pathname: remainingPathname })'
    if (!code.includes(match)) this.error('The router matches a location in another way than it did')
    return code.replace(match, 'matches = null')
  },
}

/**
 * The router compiles the pattern of every route when it starts, twice, and that of the root once for each of them: 100 ms of a
 * slow phone in one task. Here each pattern is compiled once.
 */
export const routePatternsOnce: Plugin = {
  name: 'route-patterns-once',
  apply: 'build',
  transform(code, id) {
    if (!/\/lib\/router\/utils\.js(?:\?deferred)?$/.test(id)) return null
    const signature = 'function compilePath(path, caseSensitive = false, end = true) {'
    if (!code.includes(signature)) this.error('The router compiles its patterns in another way than it did')
    return code.replace(
      signature,
      `const compiledPaths = new Map();
      function compilePath(path, caseSensitive = false, end = true) {
        const key = [path, caseSensitive, end].join(' ');
        if (!compiledPaths.has(key)) compiledPaths.set(key, compileNewPath(path, caseSensitive, end));
        return compiledPaths.get(key);
      }
      function compileNewPath(path, caseSensitive, end) {`,
    )
  },
}

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page needs travels as one script and one style sheet, and a page's own as another. What forms are made of is
 * a third, for the pages that have one. The forms of the account are in neither: they come when they are asked for.
 */
const frame = {
  name: 'frame',
  test: /\/(?:contract\/cookies|site\/(?:frame\/|features\/(?:account\/(?:account-|dialog-store)|alerts|analytics|media|offline|prefetch|session)|ui\/(?!form\/)|language|styles|request|outside))/,
}
const forms = {
  name: 'forms',
  test: /\/(?:valibot\/|site\/(?:form\/|features\/newsletter\/|ui\/form\/(?!notice)))/,
}

/** Tables as JSON, and the modules with their types: what only loaders read of them stays on the server. */
const tables = { test: /\/site\/(?:pictures|styles\/fonts)\//, sideEffects: false }

/**
 * When a page's script cannot be fetched the router loads the page anew, each time that it is tried. Here it gets a page
 * that throws instead, and the error page decides: once a minute at most (site/frame/errors/chunk-failure.ts).
 * What a lazy route itself throws the router swallows.
 */
const chunkFailures: Plugin = {
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
const sheetIntegrity: Plugin = {
  name: 'sheet-integrity',
  transform(code, id) {
    if (!id.endsWith('/dom/ssr/links.js')) return null
    const sheets = /rel: "stylesheet",\s*href\b/g
    if (code.match(sheets)?.length !== 2)
      this.error('The router names its style sheets in another way than it did')
    return code.replaceAll(sheets, '$&, integrity: window.__sheets?.[href.split("#")[0]]')
  },
}

export default defineConfig({
  plugins: [reactRouter(), chunkFailures, sheetIntegrity],
  build: {
    // The bundle with the workbench lies beside the one that has them.
    copyPublicDir: process.env.WORKBENCH !== '1',
    target: 'es2023',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [tables] },
      output: { codeSplitting: { groups: [frame, forms] } },
    },
  },
  // The server hands its own objects (context keys, clients) to the site: one copy of the router must serve both.
  ssr: { external: ['react-router'] },
})

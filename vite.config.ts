import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page needs travels as one script and one style sheet, and a page's own as another. The forms of the
 * account are not among it: they come when they are asked for.
 */
const frame = {
  name: 'frame',
  test: /\/(?:contract\/cookies|site\/(?:frame\/(?!account\/|attachments\/)|frame\/account\/(?:account-|dialog-store)|ui\/(?!form\/)|language|styles|request|outside))/,
}

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

export default defineConfig({
  plugins: [reactRouter(), chunkFailures],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [frame] } } },
  },
  // The server hands its own objects (context keys, clients) to the site: one copy of the router must serve both.
  ssr: { external: ['react-router'] },
})

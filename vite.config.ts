import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What every page needs travels as one script and one style sheet, and a page's own as another. The forms of the
 * account are not among it: they come when they are asked for.
 */
const frame = {
  name: 'frame',
  test: /\/(?:contract\/cookies|site\/(?:frame\/(?!account\/)|frame\/account\/(?:account-|dialog-store)|ui\/(?!form\/)|language|styles|request|outside))/,
}

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [frame] } } },
  },
  // The server hands its own objects (context keys, clients) to the site: one copy of the router must serve both.
  ssr: { external: ['react-router'] },
})

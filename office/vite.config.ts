import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { generateScopedName } from '../bin/parts/scoped-names.ts'

/** The first versions with `light-dark()`. */
const cssTarget = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/** One chunk of React, and one of what most screens need: many small ones weigh more. Style sheets keep their order. */
const react = { name: 'react', test: /\/node_modules\/(?:react-dom|scheduler)\// }
const frame = {
  name: 'frame',
  test: /\/(?:contract\/locale|office\/keys\/use-|office\/request\/(?:post-json|session-ended)|office\/features\/(?:labels|common-rooms|visible-text|request-path|request-list\/filter|shortcut|snooze|local-time|time\.|use-kept-copy|local-copy\.)|ui\/language\/format-bytes)/,
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  // Fonts are files of the site.
  publicDir: false,
  css: { modules: process.env.NODE_ENV === 'production' ? { generateScopedName } : {} },
  plugins: [reactRouter()],
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2023',
    cssTarget,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [react, frame] } } },
  },
  // The server hands its own objects (context keys, clients) to the office: one copy of the router must serve both.
  ssr: { external: ['react-router'] },
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { unusedRouterModules } from '../bin/parts/router-plugins.ts'
import { generateScopedName } from '../bin/parts/scoped-names.ts'

/** The first versions with `light-dark()`. */
const cssTarget = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/** One chunk of the libraries, one of what most screens need, and one of what screens of texts do: many small ones weigh more. */
const libraries = {
  name: 'libraries',
  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
}
const frame = { name: 'frame', test: (id: string) => inFrame.some(part => id.includes(`/${part}`)) }
const inFrame = [
  ...[
    'contract/locale.',
    'ui/mark.',
    'ui/language/format-bytes.',
    'office/keys/use-',
    'office/palette/open-palette.',
  ],
  ...['error-page.', 'frame.', 'log-in-again.', 'theme-switch.'].map(name => `office/frame/${name}`),
  ...['post-json.', 'session-ended.'].map(name => `office/request/${name}`),
  ...[
    ...[
      'common-rooms.',
      'controls.',
      'count.',
      'day.',
      'kept-line.',
      'kind-dot.',
      'labels.',
      'local-copy.',
      'local-copy-offer.',
      'local-time.',
    ],
    ...[
      'menu.',
      'person-button.',
      'request-list/',
      'request-path.',
      'screen.',
      'shortcut.',
      'snooze.',
      'time.',
    ],
    ...['use-kept-copy.', 'visible-text.', 'visitor-text.'],
  ].map(name => `office/features/${name}`),
]

const content = { name: 'content', test: (id: string) => inContent.some(part => id.includes(`/${part}`)) }
const inContent = [
  ...['content-parts.', 'content-scope.', 'text-fault-kinds.', 'translated-parts.'].map(
    name => `contract/office/${name}`,
  ),
  ...['content-path.', 'move-path.', 'part-nav.', 'part-titles.', 'saved-channel.'].map(
    name => `office/features/content/${name}`,
  ),
  ...[
    ...['features/sent.', 'features/use-answer.'],
    ...['fault-titles.', 'perform-approval.', 'unanswered.'].map(name => `features/writing/${name}`),
    'request/stay-without-answer.',
  ].map(name => `office/${name}`),
]

/** Each sheet names the order of the layers, so that it does not depend on which one the browser meets first. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? `${layers}\n${code}` : null),
}
const layers = readFileSync(join(import.meta.dirname, '../ui/styles/layers.css'), 'utf8')

export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  // Fonts are files of the site.
  publicDir: false,
  css: { modules: process.env.NODE_ENV === 'production' ? { generateScopedName } : {} },
  plugins: [layerOrder, unusedRouterModules, reactRouter()],
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2023',
    cssTarget,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [libraries, frame, content] } } },
  },
  // The server hands its own objects (context keys, clients) to the office: one copy of the router must serve both.
  ssr: { external: ['react-router'] },
})

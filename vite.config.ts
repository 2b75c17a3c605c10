import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { deferredRouter } from './bin/parts/deferred-router.ts'
import {
  chunkFailures,
  matchingLater,
  retryableChunks,
  routePatternsOnce,
  sheetIntegrity,
  sheetsOnce,
  unusedRouterModules,
} from './bin/parts/router-plugins.ts'
import { generateScopedName } from './bin/parts/scoped-names.ts'

/**
 * The chunks: one script and one style sheet that every page needs, one of each page, a third for the pages with
 * forms, and a fourth for what longer forms have beside the newsletter's. The account's forms are in none of them: they are
 * loaded on demand. A module that several chunks want belongs to the first group in the list that takes it, with what it imports.
 */
const frame = {
  name: 'frame',
  test: /\/(?:contract\/(?:cookies|retry-after)|ui\/(?!form\/|submission\/(?!keep-on-failure)|(?:background-)?film[\w-]*\.tsx?|icon\.tsx|dialog\.tsx)|site\/(?:frame\/(?!router\/navigation|alerts\/alert-dialog|errors\/night-film)|root\.tsx|features\/(?:account\/(?:account-|dialog-store)|analytics\/(?!vitals)|late|media|offline|prefetch\/(?:use|may)-|session\/(?!clear-)|store\/store-link\.module)|language|request|outside))/,
}
const longerForms =
  'form/(?:check-list|checkbox|field-group|radios|select|text-area)\\.|submission/use-(?:action-form|native-submission|submission)'
const forms = {
  name: 'forms',
  test: new RegExp(
    `/(?:ui/(?!${longerForms})(?:submission/(?!keep-on-failure|send-|captcha/get-)|form/(?!notice))|site/features/(?:forms/|account/(?:login|register)-form))`,
  ),
}
/** What forms on a first screen load when they are focused: what validates them before they are sent, and gets their captcha token. */
const rules = {
  name: 'rules',
  test: /\/(?:valibot\/|contract\/(?:forms\/(?:rules|email)|lang|schemas|newsletter|requests\/(?:answer-fields|form-field-names|support\/schema))\.ts|site\/features\/(?:account\/\w+-rules|newsletter\/read-sign-up)|ui\/submission\/captcha\/get-)/,
}
const newsletter = { name: 'newsletter', test: /\/site\/features\/newsletter\/sign-up[\w-]*\.tsx/ }
/** The styles of forms: pages whose form comes later (site/features/late) have them from the start. */
const formStyles = {
  name: 'form-styles',
  test: /\/(?:ui\/form\/(?!notice)[\w-]+\.module\.css|site\/features\/newsletter\/(?:newsletter-box\.tsx|[\w-]+\.module\.css))/,
}
/** Font faces have style sheets of their own, those of headings one for each folder of pages: site/frame/late-styles.js. */
const faces = {
  name: (id: string) =>
    `${/\/pages\/(.+)\/heading-faces\.css$/.exec(id)?.[1]?.replaceAll('/', '-') ?? 'all'}-faces`,
  test: /\/(?:heading-faces|fonts\/(?:faces|fallbacks))\.css$/,
}
/** What uploads files, also in parts of a page that come later; another tab's log-out needs the files' storage alone. */
const storedFiles = { name: 'stored-files', test: /\/attachments\/stored-files\.ts$/ }
const uploads = {
  name: 'uploads',
  test: /\/(?:attachments\/(?:ask-about-files|attached-file|file-messages|upload-list|use-\w+)|show\/picture-limits|apply\/cv-limits)\.ts$/,
}
const proofOfWork = { name: 'proof-of-work', test: /\/altcha-lib\// }
const films = { name: 'films', test: /\/ui\/film[\w-]*\.tsx?$/ }
const handbook = {
  name: 'handbook',
  test: /\/site\/pages\/handbook\/(?:layout\/|search\/|tree\/|keep\/(?:late-keep|keep\.module)|reading\/vote\/vote\.module)/,
}
const fields = {
  name: 'fields',
  test: new RegExp(`/(?:contract/(?:newsletter-tags|requests/support/products)|ui/(?:${longerForms}))`),
}

/** Tables as JSON, and the modules with their types or schemas: what only loaders read of them stays on the server. */
const tables = { test: /\/(?:contract|site\/pictures|ui\/styles\/fonts)\//, sideEffects: false }

/** Inline scripts are part of every document: they are minified as the files are. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('.js?raw')) return null
    const source: string = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1))
    return `export default ${JSON.stringify(minifySync('inline.js', source).code.trim())}`
  },
}

/** The first versions with `popover` and `:has()`: they know `oklch()`, which older ones get in a second notation. */
const cssTarget = ['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17']

export default defineConfig({
  // While developing, names stay readable.
  css: { modules: process.env.NODE_ENV === 'production' ? { generateScopedName } : {} },
  plugins: [
    reactRouter(),
    chunkFailures,
    deferredRouter,
    matchingLater,
    retryableChunks,
    routePatternsOnce,
    sheetIntegrity,
    sheetsOnce,
    unusedRouterModules,
    inlineScripts,
  ],
  build: {
    // The bundle with the workbench lies beside the one that has them.
    copyPublicDir: process.env.WORKBENCH !== '1',
    target: 'es2023',
    cssTarget,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [tables] },
      output: {
        codeSplitting: {
          groups: [
            faces,
            frame,
            films,
            handbook,
            storedFiles,
            uploads,
            formStyles,
            forms,
            fields,
            newsletter,
            proofOfWork,
            rules,
          ],
        },
      },
    },
  },
  // The server hands its own objects (context keys, clients) to the site: one copy of the router must serve both.
  ssr: { external: ['react-router'] },
})

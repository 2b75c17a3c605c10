import { files, findOwner, isBelow, isCode, isTest } from './files.ts'
import { imports } from './imports.ts'

const anything = ['']

/** The parts that each part may import besides itself, types included. The longest matching name is a file's part. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  // The table of languages: mails and their senders' names are in one of them.
  platform: ['contract/locale.ts', 'package.json'],
  'services/http': ['contract', 'platform'],
  'services/docs': ['contract', 'services/http'],
  'services/mail': ['contract', 'platform', 'services/http'],
  'services/captcha': ['platform', 'services/http'],
  'services/admin': ['contract', 'platform', 'services/captcha', 'services/http', 'services/mail'],
  'services/credentials': ['platform'],
  'services/gallery': [
    'contract',
    'platform',
    'services/captcha',
    'services/credentials',
    'services/http',
    'services/mail',
  ],
  'services/office': [
    'contract',
    'platform',
    'services/admin',
    'services/credentials',
    'services/http',
    'services/mail',
  ],
  server: ['contract', 'office', 'platform', 'services', 'site', 'package.json'],

  // The folder that all front ends share.
  'ui/language': ['contract/locale.ts'],
  'ui/styles': ['contract/locale.ts'],
  ui: [],
  'ui/submission': ['contract', 'ui'],

  'site/language': ['contract'],
  'site/pictures': ['contract/locale.ts', 'site/language'],
  // The sets as numbers, and the engine that paints with them: in the browser, and in the programs of the pictures.
  'site/brushes': ['site/paint', 'site/pictures'],
  'site/paint': [],
  'site/outside.ts': ['contract'],
  'site/request': ['contract', 'site/language', 'site/page-table', 'site/paths'],
  'site/features': ['contract', 'site/language', 'site/outside.ts', 'site/pictures', 'site/request', 'ui'],
  'site/page-table': ['site/language'],
  'site/paths': ['site/language'],
  'site/frame': [
    'contract',
    'site/features',
    'site/language',
    'site/outside.ts',
    'site/page-table',
    'site/paths',
    'site/pictures',
    'site/request',
    'ui',
  ],
  'site/pages': [
    'contract',
    'site/brushes',
    'site/features',
    'site/frame',
    'site/kept',
    'site/language',
    'site/outside.ts',
    'site/page-table',
    'site/paths',
    'site/paint',
    'site/pictures',
    'site/request',
    'ui',
  ],
  // The service worker: a program of its own.
  'site/worker': ['contract/locale.ts', 'site/kept', 'site/language', 'site/paths'],
  // What pages and the worker say to each other.
  'site/kept': [],
  // The root route, the map of routes and the two entries.
  site: ['contract', 'site', 'ui'],

  // The staff's application.
  'office/request': ['contract'],
  'office/features': ['contract', 'office/request', 'ui'],
  'office/keys': ['office/features', 'ui'],
  'office/palette': ['contract', 'office/features', 'ui'],
  // The guide for staff, which the server alone reads.
  'office/guide': [],
  'office/frame': ['contract', 'office/features', 'office/keys', 'office/palette', 'office/request', 'ui'],
  'office/pages': [
    'contract',
    'office/features',
    'office/frame',
    'office/guide',
    'office/keys',
    'office/request',
    'ui',
  ],
  // The root route, the map of routes, the entry and the bundler's settings.
  office: ['bin/parts/router-plugins.ts', 'bin/parts/scoped-names.ts', 'contract', 'office', 'ui'],

  // The paintings' programs write the collection that the site reads, in the site's own shapes.
  art: [
    'contract/locale.ts',
    'site/brushes',
    'site/language',
    'site/outside.ts',
    'site/page-table',
    'site/pages/dreams/walker/draw-walk.ts',
    'site/pages/procreate/superpowers/strokes.ts',
    'site/paint',
    'site/pictures',
  ],
  bench: anything,
  bin: anything,
  test: anything,
}

/** The packages of the editor of texts. */
const prosemirror = [
  'prosemirror-commands',
  'prosemirror-dropcursor',
  'prosemirror-gapcursor',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-tables',
  'prosemirror-transform',
  'prosemirror-view',
]

/** The allowed packages of the browser's part and of the contract. */
const packages: Readonly<Record<string, readonly string[]>> = {
  contract: ['valibot'],
  ui: ['react'],
  'ui/language': [],
  'ui/submission': ['altcha-lib', 'react', 'react-router', 'tus-js-client'],
  'site/language': [],
  'site/pictures': [],
  'site/outside.ts': [],
  'site/brushes': [],
  'site/page-table': [],
  'site/paths': [],
  'site/paint': [],
  'site/worker': [],
  'site/request': ['react', 'react-router'],
  'site/features': ['@simplewebauthn/browser', 'react', 'react-router', 'valibot', 'web-vitals'],
  'site/frame': ['react', 'react-router'],
  'site/pages': ['@simplewebauthn/browser', 'feed', 'react', 'react-router', 'valibot'],
  'office/request': ['react-router'],
  'office/features': ['@simplewebauthn/browser', ...prosemirror, 'react', 'react-dom', 'react-router'],
  'office/keys': ['react', 'react-router'],
  'office/palette': ['downshift', 'react', 'react-router'],
  'office/frame': ['react', 'react-router'],
  'office/guide': [
    'mdast-util-from-markdown',
    'mdast-util-gfm-table',
    'micromark-extension-gfm-table',
    'react-router',
  ],
  'office/pages': ['@simplewebauthn/browser', 'react', 'react-router', 'uqr'],
}

const parts = Object.keys(mayImport).sort((a, b) => b.length - a.length)
const partOf = (file: string) => parts.find(part => isBelow(file, part))

export const filesWithoutPart = (): string[] =>
  files.filter(file => isCode(file) && file.includes('/') && partOf(file) === undefined)

export const importsUpward = (): string[] =>
  imports
    .filter(({ from, to, isOurs }) => isOurs && !isTest(from) && !isAllowed(from, to))
    .map(({ from, to }) => `${from} imports ${to}`)

function isAllowed(from: string, to: string): boolean {
  const part = partOf(from)
  if (part === undefined) return true
  return isBelow(to, part) || (mayImport[part] ?? []).some(allowed => allowed === '' || isBelow(to, allowed))
}

export const strangePackages = (): string[] =>
  imports
    .filter(({ from, to, isOurs }) => {
      const allowed = packages[partOf(from) ?? '']
      return !isOurs && !isTest(from) && allowed !== undefined && !allowed.includes(to)
    })
    .map(({ from, to }) => `${from} imports ${to}`)

/** Test helpers are not for programs. */
export const testsInPrograms = (): string[] =>
  imports
    .filter(({ from, to }) => !isTest(from) && !/^(test|bin|bench)\//.test(from) && isTestMaterial(to))
    .map(({ from, to }) => `${from} imports ${to}`)

const isTestMaterial = (file: string) => isTest(file) || isBelow(file, 'test')

/**
 * A page may use what lies in its own folder, and what several pages below one folder have in common and so lies in
 * that folder; never another page, nor anything that belongs to one.
 */
export const pagesOfPages = (): string[] =>
  imports
    .filter(
      ({ from, to }) =>
        ['site/pages', 'office/pages'].some(pages => isBelow(from, pages) && isBelow(to, pages)) &&
        !isTest(from),
    )
    .filter(({ from, to }) => !isBelow(from, houseOf(to)) || (isPage(to) && from !== to))
    .map(({ from, to }) => `${from} imports ${to}`)

const isPage = (file: string) => /\/(page|layout)\.tsx$/.test(file)
const houseOf = (file: string) =>
  findOwner(file, ['page.tsx', 'layout.tsx']) ?? file.split('/').slice(0, 3).join('/')

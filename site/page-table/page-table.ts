import type { PageRow } from './page-row.ts'
import { productPages } from './product-pages.ts'
import { visitorPages } from './visitor-pages.ts'

const legal = {
  file: 'legal/page.tsx',
  section: 'website',
  query: ['version', 'since'],
  sharing: true,
} as const
const plainForm = { unlisted: 'a form, with nothing to find', personal: true } as const

/**
 * Every page of the site by its id. Routes, sitemaps, caching, counting and the sweep tests derive from it; menus and
 * footer refer to its rows. A section lists its pages in this order. Only its types may be imported in the browser.
 */
export const pageTable = {
  ...productPages,

  handbook: { path: '/handbook', file: 'handbook/landing/page.tsx', section: 'help', sharing: true },
  'beginners-series': {
    path: '/beginners-series',
    file: 'beginners-series/overview/page.tsx',
    section: 'help',
    sharing: true,
  },
  support: { path: '/support', file: 'support/hub/page.tsx', section: 'help', sharing: true },
  requirements: {
    path: '/requirements',
    file: 'requirements/page.tsx',
    section: 'help',
    query: ['on', 'make', 'time', 'device'],
    sharing: true,
  },
  beta: {
    path: '/support/beta',
    file: 'support/beta/page.tsx',
    section: 'help',
    personal: true,
    sharing: true,
  },
  education: {
    path: '/education',
    file: 'education/page.tsx',
    section: 'help',
    query: ['age', 'subject', 'app', 'lesson'],
    sharing: true,
  },
  lesson: {
    path: '/education/:lesson',
    file: 'education/lesson/page.tsx',
    part: 'education',
    visits: ['/education/five-values'],
  },
  status: { path: '/status', file: 'status/page.tsx', section: 'help', sharing: true },
  purchases: { path: '/support/purchases', ...legal, section: 'help' },
  'handbook-contents': {
    path: '/handbook/:product/:version?',
    file: 'handbook/contents/page.tsx',
    section: 'help',
    pages: {
      'handbook-procreate': '/handbook/procreate',
      'handbook-pocket': '/handbook/pocket',
      'handbook-dreams': '/handbook/dreams',
    },
    sharing: true,
    visits: ['/handbook/procreate', '/handbook/procreate/5.3'],
  },
  'beginners-series-part': {
    path: '/beginners-series/:part',
    file: 'beginners-series/part/page.tsx',
    section: 'help',
    pages: {
      'beginners-series-1': '/beginners-series/1',
      'beginners-series-2': '/beginners-series/2',
      'beginners-series-3': '/beginners-series/3',
      'beginners-series-4': '/beginners-series/4',
    },
    sharing: true,
  },
  'handbook-page': {
    path: '/handbook/:product/:version/*',
    file: 'handbook/reading/page.tsx',
    part: 'handbook',
    visits: [
      '/handbook/procreate/5.3/layers/masks',
      '/handbook/procreate/5.0/layers',
      '/handbook/pocket/4.0/start/gestures',
      '/handbook/dreams/1.1/draw/onion-skin',
    ],
  },
  'handbook-search': {
    path: '/handbook/:product/:version/search',
    file: 'handbook/results/page.tsx',
    unlisted: 'answers to one question',
    query: ['q', 'after'],
    visits: [],
  },

  'handbook-kept': {
    path: '/handbook/kept',
    file: 'handbook/kept/page.tsx',
    unlisted: 'what one browser keeps',
  },

  home: { path: '/', file: 'home/page.tsx', section: 'website', sharing: true },
  'privacy-policy': { path: '/privacy-policy', ...legal },
  'app-privacy-policy': { path: '/app/privacy-policy', ...legal },
  'cookies-policy': { path: '/cookies-policy', ...legal },
  'terms-conditions': { path: '/terms-conditions', ...legal },
  'code-of-conduct': { path: '/code-of-conduct', ...legal },
  'trademark-guidelines': { path: '/legal/trademark-guidelines', ...legal },
  'brand-use': { path: '/brand-use', ...legal },
  imprint: { path: '/legal/imprint', ...legal },
  'accessibility-statement': { path: '/legal/accessibility', ...legal },
  sitemap: { path: '/sitemap', file: 'sitemap/page.tsx', section: 'website', sharing: true },
  'trademark-use-application': {
    path: '/legal/trademark-use-application',
    file: 'permission/start/page.tsx',
    section: 'website',
    query: ['use', 'more', 'forgotten'],
    sharing: true,
  },

  search: {
    path: '/search',
    file: 'search/page.tsx',
    unlisted: 'answers to one question',
    query: ['q', 'kind', 'after'],
    canonical: true,
  },

  'who-we-are': { path: '/who-we-are', file: 'who-we-are/page.tsx', section: 'news', sharing: true },
  insight: {
    path: '/insight',
    file: 'insight/landing/page.tsx',
    section: 'news',
    query: ['category', 'cursor'],
    sharing: true,
  },
  careers: {
    path: '/careers',
    file: 'careers/page.tsx',
    section: 'news',
    query: ['team', 'location', 'type', 'workplace', 'cursor'],
    sharing: true,
  },
  press: { path: '/press', file: 'press/page.tsx', section: 'news', sharing: true },
  releases: {
    path: '/press/releases',
    file: 'press/releases/archive/page.tsx',
    section: 'news',
    query: ['cursor'],
  },
  ai: { path: '/ai', file: 'ai/page.tsx', section: 'news', sharing: true },
  ideas: { path: '/about-ideas-suggestions', file: 'ideas/page.tsx', section: 'news', sharing: true },
  'made-with': { path: '/made-with', file: 'made-with/page.tsx', section: 'news', query: ['app', 'medium'] },
  'made-with-show': { path: '/made-with/show', file: 'made-with/show/page.tsx', ...plainForm },
  'made-with-work': {
    path: '/made-with/:work',
    file: 'made-with/single/page.tsx',
    unlisted: 'a picture of the wall, which is listed',
    canonical: true,
    visits: ['/made-with/night-ferry'],
  },
  reveal: { path: '/reveal', file: 'reveal/page.tsx', section: 'news', sharing: true },
  'newsletter-archive': {
    path: '/newsletter/archive',
    file: 'letters/archive/page.tsx',
    section: 'news',
    query: ['before'],
  },
  letter: {
    path: '/newsletter/archive/:slug',
    file: 'letters/letter/page.tsx',
    part: 'newsletter',
    visits: [],
  },
  'insight-year': {
    path: '/insight/:year',
    file: 'insight/year/page.tsx',
    part: 'insight',
    query: ['category', 'cursor'],
    visits: ['/insight/2025'],
  },
  article: {
    path: '/insight/:year/:slug',
    file: 'insight/article/page.tsx',
    part: 'insight',
    query: ['film'],
    visits: ['/insight/2024/weight-in-a-walk'],
  },
  release: {
    path: '/press/releases/:year/:slug',
    file: 'press/releases/release/page.tsx',
    part: 'insight',
    visits: ['/press/releases/2026/dreams-1-1'],
  },
  position: {
    path: '/careers/:slug',
    file: 'careers/position/page.tsx',
    part: 'careers',
    visits: ['/careers/graphics-engineer'],
  },
  'position-application': {
    path: '/careers/:slug/apply',
    file: 'careers/apply/page.tsx',
    ...plainForm,
    visits: ['/careers/graphics-engineer/apply'],
  },

  ...visitorPages,
  worksheet: {
    path: '/education/worksheets/:sheet',
    file: 'education/worksheet/page.tsx',
    unlisted: 'a sheet to print: the page before it is found',
    canonical: true,
    pages: {
      'worksheet-grid': '/education/worksheets/grid',
      'worksheet-values': '/education/worksheets/values',
      'worksheet-wheel': '/education/worksheets/wheel',
      'worksheet-flipbook': '/education/worksheets/flipbook',
      'worksheet-storyboard': '/education/worksheets/storyboard',
    },
  },
  offline: { path: '/offline', file: 'offline/page.tsx', unlisted: 'shown where there is no network' },
} as const satisfies Readonly<Record<string, PageRow>>

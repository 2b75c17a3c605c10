import type { adminCalls } from '../../../contract/admin.ts'
import type { Examples } from '../../http/openapi.ts'
import { requestExamples } from './requests.ts'

const lang = 'en-US'
const version = { group_version: '5.3' }
/** A token of 32 letters and digits, as in mail links. */
const token = 'x7Qm2VdRk9TfLwZc5HnYb3JsGpAe8UoN'

/** Example inputs of each call of the admin service; the compiler requires one for each. */
export const adminExamples: Examples<typeof adminCalls> = {
  ...requestExamples,
  getPrices: { query: { only: 'formattedPrice,currency' } },
  getAnnouncements: {},
  getStatus: { query: { lang } },
  listPositions: { query: { limit: 5, only: 'slug,title', team: 'brushes' } },
  getPosition: { params: { slug: 'brush-maker' } },
  listPositionPaths: { query: { from: 0, limit: 100 } },
  listPositionTerms: {},
  listLessons: { query: { lang } },
  getLesson: { params: { slug: 'half-a-butterfly' }, query: { lang } },
  listLessonPaths: { query: { from: 0, limit: 100 } },
  listArticles: { query: { lang, category: 'craft', year: '2026', limit: 2 } },
  listCategories: { query: { lang } },
  getArticle: { params: { year: '2026', slug: 'one-leaf' }, query: { lang } },
  listArticlePaths: { query: { from: 0, limit: 100 } },
  listArticleYears: {},
  listHandbookVersions: {},
  listHandbookPages: { params: version, query: { lang } },
  getHandbookOutline: { params: version, query: { lang, path: 'layers' } },
  findHandbookPlaces: { query: { lang, paths: 'layers,layers/masks' } },
  listHandbookCopies: { params: version, query: { lang } },
  listHandbookPaths: { params: version, query: { from: 0, limit: 100 } },
  searchHandbook: { params: version, query: { q: 'layers', lang, limit: 20 } },
  searchSite: { query: { q: 'brushes', lang, kind: 'handbook', limit: 20 } },
  getHandbookPage: { params: { ...version, path: 'layers' }, query: { lang } },
  rateHandbookPage: {
    body: { ...version, path: 'layers', lang, helpful: true, comment: 'The part on masks helped.' },
  },
  getLegalDocument: { params: { slug: 'privacy-policy' }, query: { lang } },
  countVisit: {
    body: {
      ...{ lang, page: '/procreate', depth: 50, goals: [{ name: 'newsletter' }], referrer: 'example.org' },
      vitals: { lcp: 1240, inp: 64, cls: 0.02 },
    },
  },
  listWorks: { query: { lang } },
  listLetters: { query: { lang } },
  getLetter: { params: { slug: '2026-11-26' }, query: { lang } },
  subscribe: {
    body: {
      email: 'mio@example.com',
      tags: ['procreate', 'lessons'],
      language: 'jp',
      recaptcha: 'wait:the-offer-of-getCaptcha',
    },
  },
  confirmSubscription: { body: { token } },
  unsubscribe: { query: { token }, body: { 'List-Unsubscribe': 'One-Click' } },
  findSubscription: { body: { token } },
  changeSubscription: { body: { token, language: 'jp', tags: ['dreams'] } },
}

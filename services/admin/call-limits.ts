import type { Context } from 'hono'
import type { adminCalls } from '../../contract/admin.ts'
import type { Secret } from '../../platform/signature.ts'
import type { Guard } from '../http/guard.ts'
import { isFromSite } from '../http/same-origin.ts'
import { isVisitorsCall, visitorAddressOf } from '../http/visitor.ts'
import type { AdminLimits } from './limits.ts'

type Calls = typeof adminCalls

/** The rate limit by address of every call; the compiler requires one for each. */
export const limitOfCall: Readonly<Record<keyof Calls, keyof AdminLimits | null>> = {
  getPrices: 'readByAddress',
  getAnnouncements: 'readByAddress',
  getStatus: 'readByAddress',
  listPositions: 'readByAddress',
  getPosition: 'readByAddress',
  listPositionPaths: 'readByAddress',
  listPositionTerms: 'readByAddress',
  listLessons: 'readByAddress',
  getLesson: 'readByAddress',
  listLessonPaths: 'readByAddress',
  listArticles: 'readByAddress',
  listCategories: 'readByAddress',
  getArticle: 'readByAddress',
  listArticlePaths: 'readByAddress',
  listArticleYears: 'readByAddress',
  listHandbookVersions: 'readByAddress',
  listHandbookPages: 'readByAddress',
  getHandbookOutline: 'readByAddress',
  findHandbookPlaces: 'readByAddress',
  listHandbookCopies: 'readByAddress',
  listHandbookPaths: 'readByAddress',
  getHandbookPage: 'readByAddress',
  getLegalDocument: 'readByAddress',
  searchHandbook: 'searchByAddress',
  searchSite: 'searchByAddress',
  rateHandbookPage: 'rateByAddress',
  countVisit: 'countByAddress',
  requestSupport: 'submitByAddress',
  joinMediaList: 'submitByAddress',
  askAboutEducation: 'submitByAddress',
  applyForBeta: 'submitByAddress',
  requestPermission: 'submitByAddress',
  applyForPosition: 'submitByAddress',
  offerWork: 'submitByAddress',
  listWorks: 'readByAddress',
  listLetters: 'readByAddress',
  getLetter: 'readByAddress',
  subscribe: 'submitByAddress',
  signAgreement: 'openByAddress',
  getRequest: 'openByAddress',
  confirmChange: 'openByAddress',
  withdrawRequest: 'openByAddress',
  confirmSubscription: 'openByAddress',
  findSubscription: 'openByAddress',
  changeSubscription: 'openByAddress',
  // Mail programs send these for many people from one address: only wrong tokens are limited, see newsletter-calls.ts.
  unsubscribe: null,
  replyToRequest: 'replyByAddress',
  listRequestsOfAccount: 'lookUpByAddress',
  findAttachments: 'lookUpByAddress',
  findDraft: 'lookUpByAddress',
  deleteDraft: 'lookUpByAddress',
  saveDraft: 'draftByAddress',
  mailDraft: 'draftMailByAddress',
  getCaptcha: 'captchaByAddress',
}

/** Not counted for pages that the site renders, which it limits itself. */
const reading: readonly (keyof AdminLimits)[] = ['readByAddress', 'searchByAddress']

/** Rate limits a call by the visitor's address. Throws `Refusal` 429 over the limit. */
export const limitCalls =
  (guard: Guard<keyof AdminLimits>, serviceSecret: Secret) =>
  async (name: keyof Calls, context: Context): Promise<void> => {
    const limit = limitOfCall[name]
    if (limit === null) return
    const { headers } = context.req.raw
    const isRendering = isFromSite(headers, serviceSecret) && !isVisitorsCall(headers)
    if (reading.includes(limit) && isRendering) return
    await guard.check(limit, visitorAddressOf(context))
  }

import { plainSender, type RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { supportQuestions } from './schema.ts'

/** The description of a support request. */
export const support = {
  kind: 'support',
  initial: 'S',
  page: '/support/request',
  retentionMonths: 24,
  draftDays: 7,
  changeableIn: null,
  schema: supportQuestions,
  facts: {},
  shownApart: [],
  copies: { en, cn, jp },
  senderOf: plainSender,
} as const satisfies RequestDescription

/** The description of a support request about a test version. */
export const betaRequest: RequestDescription = {
  ...support,
  kind: 'beta-request',
  initial: 'T',
  page: '/support/beta/request',
}

import { plainSender, type RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { offeredWork } from './schema.ts'

/** The description of a work that is offered for the wall: kept while it hangs there, or until it is declined. */
export const madeWithRequest = {
  kind: 'made-with',
  initial: 'W',
  page: '/made-with/show',
  retentionMonths: null,
  draftDays: null,
  changeableIn: null,
  schema: offeredWork,
  facts: {},
  shownApart: [],
  copies: { en, cn, jp },
  senderOf: plainSender,
} as const satisfies RequestDescription

import { plainSender, type RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { educationRequest } from './schema.ts'

/** The description of a question of a school. */
export const education = {
  kind: 'education',
  initial: 'E',
  page: '/education',
  retentionMonths: 24,
  draftDays: null,
  changeableIn: null,
  schema: educationRequest,
  facts: {},
  shownApart: [],
  copies: { en, cn, jp },
  senderOf: plainSender,
} as const satisfies RequestDescription

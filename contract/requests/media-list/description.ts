import { plainSender, type RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { mediaListSignUp } from './schema.ts'

/** The description of a media list entry: one for an address, until it is withdrawn. */
export const mediaList = {
  kind: 'media-list',
  initial: 'M',
  page: '/press',
  retentionMonths: null,
  draftDays: null,
  changeableIn: ['received'],
  schema: mediaListSignUp,
  facts: {},
  shownApart: [],
  copies: { en, cn, jp },
  senderOf: plainSender,
} as const satisfies RequestDescription

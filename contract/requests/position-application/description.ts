import * as v from 'valibot'
import { plainSender, type RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { positionApplication } from './schema.ts'

/** The description of an application for a position, which the careers team alone sees. */
export const positionApplicationRequest = {
  kind: 'position-application',
  initial: 'A',
  page: '/careers',
  retentionMonths: 6,
  longerRetention: { field: 'keep', months: 24 },
  draftDays: null,
  changeableIn: null,
  schema: positionApplication,
  facts: { position: v.string(), position_page: v.string() },
  shownApart: [],
  copies: { en, cn, jp },
  senderOf: plainSender,
} as const satisfies RequestDescription

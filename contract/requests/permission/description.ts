import type { Answers, RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import {
  isAsked,
  type PermissionAnswers,
  type PermissionField,
  permissionAnswers,
  senderOf,
} from './schema.ts'

const typed = (answers: Answers) => answers as PermissionAnswers

/** A request to use our names, marks or material. */
export const permission = {
  kind: 'permission',
  initial: 'P',
  page: '/legal/trademark-use-application',
  keptMonths: 84,
  draftDays: 90,
  changeableIn: null,
  schema: permissionAnswers,
  facts: {},
  shownApart: [],
  copies: { en, cn, jp },
  senderOf: answers => senderOf(typed(answers)),
  isAsked: (field, answers) => isAsked(field as PermissionField, typed(answers)),
  details: { period: 'period_detail', industry: 'industry_detail' },
} as const satisfies RequestDescription

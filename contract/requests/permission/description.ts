import type { Answers, RequestDescription } from '../request-description.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import {
  isApplicable,
  type PermissionAnswers,
  type PermissionField,
  permissionAnswers,
  senderOf,
} from './schema.ts'

const typed = (answers: Answers) => answers as PermissionAnswers

/** The description of a request to use names, marks or material. */
export const permission = {
  kind: 'permission',
  initial: 'P',
  page: '/legal/trademark-use-application',
  retentionMonths: 84,
  draftDays: 90,
  changeableIn: null,
  schema: permissionAnswers,
  facts: {},
  shownApart: [],
  copies: { en, cn, jp },
  senderOf: answers => senderOf(typed(answers)),
  isApplicable: (field, answers) => isApplicable(field as PermissionField, typed(answers)),
  details: { period: 'period_detail', industry: 'industry_detail' },
} as const satisfies RequestDescription

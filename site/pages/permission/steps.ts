import type { Reasons } from '../../../contract/forms/rules.ts'
import type { Locale } from '../../../contract/locale.ts'
import {
  type PermissionAnswers,
  type PermissionField,
  permissionFields,
  permissionReasonsOf,
} from '../../../contract/requests/permission/schema.ts'
import { link } from '../../language/link.ts'
import { base } from './base.ts'

/** The questions of each step; a step is an address. */
export const questions = {
  what: ['marks', 'usage'],
  'when-and-where': ['period', 'period_detail', 'regions', 'urls'],
  who: ['is_company'],
  company: [
    'company_name',
    'contact_name',
    'contact_email',
    'business_number',
    'company_address',
    'contact_is_authorised',
    'authorised_name',
    'authorised_email',
  ],
  individual: ['full_name', 'address', 'email'],
  organisation: ['industry', 'industry_detail', 'not_for_profit', 'turnover'],
} as const satisfies Record<string, readonly PermissionField[]>

export type QuestionStep = keyof typeof questions
export type Step = QuestionStep | 'check'

export const isQuestionStep = (word: string | undefined): word is QuestionStep =>
  word !== undefined && Object.hasOwn(questions, word)

/** The steps in their order; which branch, the answer to `is_company` says. */
export const wayOf = ({ is_company }: PermissionAnswers): readonly Step[] => [
  'what',
  'when-and-where',
  'who',
  is_company === 'yes' ? 'company' : 'individual',
  'organisation',
  'check',
]

/** The field errors of one step. */
export function checkStep(step: QuestionStep, answers: PermissionAnswers): Reasons {
  const branch = { company: { is_company: 'yes' }, individual: { is_company: 'no' } }
  const own = step === 'company' || step === 'individual' ? branch[step] : {}
  return permissionReasonsOf({ ...answers, ...own }, questions[step])
}

/** The first step that is not answered yet; to check them when all are. */
export const firstOpen = (answers: PermissionAnswers): Step =>
  wayOf(answers).find(step => step !== 'check' && Object.keys(checkStep(step, answers)).length > 0) ?? 'check'

export function stepAfter(step: Step, answers: PermissionAnswers): Step {
  const way = wayOf(answers)
  return way[way.indexOf(step) + 1] ?? 'check'
}

/** null before the first. */
export function stepBefore(step: Step, answers: PermissionAnswers): Step | null {
  const way = wayOf(answers)
  return way[way.indexOf(step) - 1] ?? null
}

/** The step of an answer. */
export const stepOf = (field: PermissionField): QuestionStep =>
  (Object.keys(questions) as QuestionStep[]).find(step =>
    (questions[step] as readonly PermissionField[]).includes(field),
  ) ?? 'what'

/** The address of a step of somebody's own request; `draft` names it, and opens nothing without its cookie. */
export const addressOf = (locale: Locale, step: Step | 'saved' | 'sent', draft: string, more = ''): string =>
  `${link(locale, `${base}/${step}`)}?link=${draft}${more}`

/** The answers among what a draft or a form holds. */
export const answersIn = (kept: Readonly<Record<string, unknown>>): PermissionAnswers =>
  Object.fromEntries(
    permissionFields.flatMap(field => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
  )

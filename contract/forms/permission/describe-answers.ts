import {
  isAsked,
  type PermissionAnswers,
  type PermissionField,
  permissionFields,
} from '../permission-request.ts'
import type { PermissionWords } from './copy/shape.ts'

export interface DescribedAnswer {
  readonly field: keyof PermissionWords['fields']
  readonly label: string
  /** In the words of the form; empty where nothing was said yet. */
  readonly value: string
}

/** The answers as people read them again, in the order in which they were asked. */
export function describeAnswers(words: PermissionWords, answers: PermissionAnswers): DescribedAnswer[] {
  return permissionFields.filter(hasLabel).flatMap(field => {
    if (!isAsked(field, answers)) return []
    return [{ field, label: words.fields[field], value: describe(words, field, answers) }]
  })
}

/** The detail of 'other' stands with it. */
const hasLabel = (field: PermissionField): field is DescribedAnswer['field'] =>
  field !== 'period_detail' && field !== 'industry_detail'

function describe(
  words: PermissionWords,
  field: DescribedAnswer['field'],
  answers: PermissionAnswers,
): string {
  const answer = answers[field] ?? ''
  if (answer === '-1' && (field === 'period' || field === 'industry')) {
    return words.other.replace('{detail}', () => answers[`${field}_detail`] ?? '')
  }
  const titles = titlesOf(words, field) ?? {}
  return Object.hasOwn(titles, answer) ? (titles[answer] ?? '') : answer
}

function titlesOf(
  { periods, industries, turnovers, senders, yesNo }: PermissionWords,
  field: DescribedAnswer['field'],
): Readonly<Record<string, string>> | undefined {
  switch (field) {
    case 'period':
      return periods
    case 'industry':
      return industries
    case 'turnover':
      return turnovers
    case 'is_company':
      return senders
    case 'contact_is_authorised':
    case 'not_for_profit':
      return yesNo
    default:
      return undefined
  }
}

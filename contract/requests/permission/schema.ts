import * as v from 'valibot'
import * as rule from '../../forms/rules.ts'

/** In years: `0` is less than one, `-1` something else, which the detail says. */
export const periods = ['0', '1', '2', '3', '-1'] as const
/** Education, tattooing services and so on to `10`, unsure; `-1` is another, which the detail says. */
export const industries = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '-1'] as const
/** A year, over the next three, in US dollars. */
export const turnovers = [
  'under-250000',
  '250000-500000',
  '500000-1000000',
  '1000000-2000000',
  'over-2000000',
  'unsure',
] as const
export const yesNo = ['yes', 'no'] as const

const entries = {
  marks: rule.text(2000),
  usage: rule.text(5000),
  period: rule.choice(periods),
  period_detail: rule.line(500),
  regions: rule.text(1000),
  urls: rule.text(2000),
  is_company: rule.choice(yesNo),
  company_name: rule.line(200),
  contact_name: rule.line(100),
  contact_email: rule.email,
  business_number: rule.line(100),
  company_address: rule.text(500),
  contact_is_authorised: rule.choice(yesNo),
  authorised_name: rule.line(100),
  authorised_email: rule.email,
  full_name: rule.line(100),
  address: rule.text(500),
  email: rule.email,
  industry: rule.choice(industries),
  industry_detail: rule.line(500),
  not_for_profit: rule.choice(yesNo),
  turnover: rule.choice(turnovers),
}

/** Every answer of either branch. */
export const permissionAnswers = v.object(entries)

export type PermissionField = keyof typeof entries
/** In the order in which they are asked. */
export const permissionFields = Object.keys(entries) as readonly PermissionField[]

/** What was typed or chosen so far; a field that is not there was not asked. */
export type PermissionAnswers = { readonly [F in PermissionField]?: string | undefined }

/** Fields that are asked only after a certain answer to another. */
const onlyAfter: Readonly<Partial<Record<PermissionField, readonly [PermissionField, string]>>> = {
  period_detail: ['period', '-1'],
  company_name: ['is_company', 'yes'],
  contact_name: ['is_company', 'yes'],
  contact_email: ['is_company', 'yes'],
  business_number: ['is_company', 'yes'],
  company_address: ['is_company', 'yes'],
  contact_is_authorised: ['is_company', 'yes'],
  authorised_name: ['contact_is_authorised', 'no'],
  authorised_email: ['contact_is_authorised', 'no'],
  full_name: ['is_company', 'no'],
  address: ['is_company', 'no'],
  email: ['is_company', 'no'],
  industry_detail: ['industry', '-1'],
}

/** Whether these answers call for a field: the detail of 'other', one of the two branches. */
export function isAsked(field: PermissionField, answers: PermissionAnswers): boolean {
  const condition = onlyAfter[field]
  if (!condition) return true
  const [other, answer] = condition
  return answers[other] === answer && isAsked(other, answers)
}

const schemaOf = (answers: PermissionAnswers, fields: readonly PermissionField[]): rule.FormSchema =>
  v.object(
    Object.fromEntries(fields.filter(field => isAsked(field, answers)).map(field => [field, entries[field]])),
  )

/** What is wrong with the answers, or with those of one step of the form. */
export const permissionReasonsOf = (
  answers: PermissionAnswers,
  fields: readonly PermissionField[] = permissionFields,
): rule.Reasons => rule.reasonsOf(schemaOf(answers, fields), answers)

/** The answers that count, as they are kept; without those of the branch that was not taken. Throws when one is wrong. */
export const readPermissionAnswers = (answers: PermissionAnswers): PermissionAnswers =>
  v.parse(schemaOf(answers, permissionFields), answers) as PermissionAnswers

/** Who sends it, whichever branch was taken. */
export const senderOf = ({ contact_name, contact_email, full_name, email }: PermissionAnswers) => ({
  name: contact_name ?? full_name ?? '',
  email: contact_email ?? email ?? '',
})

const enumerations: Readonly<Partial<Record<PermissionField, readonly string[]>>> = {
  ...{ period: periods, is_company: yesNo, contact_is_authorised: yesNo },
  ...{ industry: industries, not_for_profit: yesNo, turnover: turnovers },
}

/** What may be sent in a field, asked or not: an empty answer is none. */
function sendable(field: PermissionField) {
  const ids = enumerations[field]
  const longest = entries[field].pipe.find(item => item.type === 'max_length')
  return v.optional(
    v.pipe(
      v.string('invalid'),
      v.maxLength(longest?.requirement ?? 200, 'too_long'),
      v.metadata({
        ...(ids && { enum: ids, maxLength: undefined }),
        ...(!onlyAfter[field] && { needed: true }),
      }),
      v.check(answer => answer === '' || !ids || ids.includes(answer), 'choice'),
    ),
  )
}

/** The fields that each answer calls for, as conditions of JSON Schema. */
const conditions = Object.entries(onlyAfter).map(([field, [other, answer]]) => ({
  if: { properties: { [other]: { const: answer } }, required: [other] },
  // biome-ignore lint/suspicious/noThenProperty: the word that JSON Schema has for it
  then: { required: [field] },
}))

/** Every field that either branch may send; which of them have to be there, `permissionReasonsOf` says. */
export const permissionRequest = v.pipe(
  v.strictObject({
    ...(Object.fromEntries(permissionFields.map(field => [field, sendable(field)])) as Record<
      PermissionField,
      ReturnType<typeof sendable>
    >),
    ...rule.commonFields,
  }),
  v.metadata({ allOf: conditions }),
)
export type PermissionRequest = v.InferOutput<typeof permissionRequest>

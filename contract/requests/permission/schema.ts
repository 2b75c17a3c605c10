import * as v from 'valibot'
import * as rule from '../../forms/rules.ts'

/** Years of use: `0` is less than one, `-1` another period, given in the detail field. */
export const periods = ['0', '1', '2', '3', '-1'] as const
/** Industries: `0` is education, `1` tattooing, up to `10`, unsure; `-1` is another, given in the detail field. */
export const industries = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '-1'] as const
/** Annual turnover over the next three years, in US dollars. */
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

/** The answers of both branches. */
export const permissionAnswers = v.object(entries)

export type PermissionField = keyof typeof entries
/** The fields in the order of the form. */
export const permissionFields = Object.keys(entries) as readonly PermissionField[]

/** The answers so far; a missing field is not applicable. */
export type PermissionAnswers = { readonly [F in PermissionField]?: string | undefined }

/** Fields that depend on the answer to another field. */
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

/** Whether a field is applicable to these answers: the detail of 'other', or a field of the selected branch. */
export function isApplicable(field: PermissionField, answers: PermissionAnswers): boolean {
  const condition = onlyAfter[field]
  if (!condition) return true
  const [other, answer] = condition
  return answers[other] === answer && isApplicable(other, answers)
}

const schemaOf = (answers: PermissionAnswers, fields: readonly PermissionField[]): rule.FormSchema =>
  v.object(
    Object.fromEntries(
      fields.filter(field => isApplicable(field, answers)).map(field => [field, entries[field]]),
    ),
  )

/** The validation errors of the answers, or of one step of the form. */
export const permissionReasonsOf = (
  answers: PermissionAnswers,
  fields: readonly PermissionField[] = permissionFields,
): rule.Reasons => rule.reasonsOf(schemaOf(answers, fields), answers)

/** The applicable answers; those of the other branch are dropped. Throws for invalid answers. */
export const readPermissionAnswers = (answers: PermissionAnswers): PermissionAnswers =>
  v.parse(schemaOf(answers, permissionFields), answers) as PermissionAnswers

/** The sender, from the fields of either branch. */
export const senderOf = ({ contact_name, contact_email, full_name, email }: PermissionAnswers) => ({
  name: contact_name ?? full_name ?? '',
  email: contact_email ?? email ?? '',
})

const enumerations: Readonly<Partial<Record<PermissionField, readonly string[]>>> = {
  ...{ period: periods, is_company: yesNo, contact_is_authorised: yesNo },
  ...{ industry: industries, not_for_profit: yesNo, turnover: turnovers },
}

/** The schema of a field in the request body; empty counts as missing. */
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

/** The dependencies between fields as conditions of JSON Schema. */
const conditions = Object.entries(onlyAfter).map(([field, [other, answer]]) => ({
  if: { properties: { [other]: { const: answer } }, required: [other] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: [field] },
}))

/** The body of a permission request; `permissionReasonsOf` checks which fields are required. */
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

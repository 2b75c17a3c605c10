import type { FieldErrors } from '../../../contract/gallery.ts'
import type { Reasons } from '../../form/read-form.ts'
import { interpolate } from '../../language/format.ts'
import type { AccountCopy } from './copy/shape.ts'

/** Reasons as sentences, field by field. */
export const sentencesOf = (reasons: Reasons, copy: AccountCopy['form']): FieldErrors =>
  Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, [copy[reason]]]))

/** What is listed above a form. */
export interface Listed {
  readonly prefix: string
  readonly fields: readonly string[]
  /** Before a sentence that does not say what it is about. */
  readonly labels: Readonly<Record<string, unknown>>
}

/** The first error of each field, in the order of the fields: what an error summary lists. */
export const listErrors = (
  errors: FieldErrors,
  { prefix, fields, labels }: Listed,
  copy: AccountCopy['form'],
) =>
  fields.flatMap(field => {
    const [error] = errors[field] ?? []
    if (error === undefined) return []
    const label = labels[field]
    const isBare = error === copy.required && typeof label === 'string'
    return [
      { field: `${prefix}-${field}`, text: isBare ? interpolate(copy.listed, { label, error }) : error },
    ]
  })

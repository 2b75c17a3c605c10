import type { Reason } from '../../contract/forms/rules.ts'
import type { FormState } from '../form/form-context.ts'
import { formatWait, interpolate } from '../language/format.ts'
import type { FormCopy } from './form-copy.ts'
import type { FormRejection } from './form-rejection.ts'

/** The labels of a form's fields in its error summary. */
export interface FormNames {
  readonly copy: FormCopy
  readonly prefix: string
  /** Field to its label, in the order of the form. */
  readonly labels?: Readonly<Record<string, string>>
}

type RejectedFormState = Pick<FormState, 'errors' | 'summary' | 'values'>

/** The words for a form that could not be stored. */
export const failureIn = (copy: FormCopy, fault: 'failure' | 'maintenance') =>
  fault === 'maintenance' ? copy.maintenance : { title: copy.failedTitle, message: copy.failed }

/** Why a form was rejected, in sentences: beside its fields, and in its error summary with the labels of the fields. */
export function describeRejection(
  rejection: FormRejection | undefined,
  { copy, prefix, labels = {} }: FormNames,
): RejectedFormState {
  if (!rejection) return { errors: {}, summary: null, values: {} }
  const { reasons, messages = {}, fault, noScriptToken } = rejection
  const isOnceMore = reasons.captcha !== undefined && noScriptToken !== undefined
  const sentence = (field: string, reason: Reason) =>
    field === 'captcha' && isOnceMore ? copy.oncemore : copy.reasons[reason]
  const errors: Record<string, readonly string[] | undefined> = { ...messages }
  for (const [field, reason] of Object.entries(reasons)) errors[field] ??= [sentence(field, reason)]
  // A sentence of the service names its field by itself; a reason does not.
  const isBare = (field: string, error: string) =>
    messages[field] === undefined || error === copy.reasons.required
  const list = (field: string) =>
    (errors[field] ?? []).map(error => {
      const label = labels[field]
      const text = label && isBare(field, error) ? interpolate(copy.listed, { label, error }) : error
      return label === undefined ? { text } : { field: `${prefix}-${field}`, text }
    })
  const limited = () =>
    interpolate(copy.limited, { when: formatWait(rejection.retryAfter ?? null, copy.locale) })
  const listed = [
    ...(fault ? [{ text: fault === 'limited' ? limited() : failureIn(copy, fault).message }] : []),
    ...[...new Set(['', ...Object.keys(labels), ...Object.keys(errors)])].flatMap(list),
  ]
  // A form that only has to be sent once more has no errors.
  const heading =
    fault === 'maintenance'
      ? copy.maintenance.title
      : isOnceMore && listed.length === 1
        ? copy.almost
        : copy.errors
  return {
    errors,
    summary: listed.length > 0 ? { heading, errors: listed } : null,
    values: rejection.values,
  }
}

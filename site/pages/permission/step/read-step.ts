import type { Reasons } from '../../../../contract/forms/rules.ts'
import { type PermissionAnswers, permissionFields } from '../../../../contract/requests/permission/schema.ts'
import type { FormValues } from '../../../../ui/form/form-context.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { answersIn, checkStep, type QuestionStep, questions } from '../steps.ts'

/** The values of a step's form. */
export const readStep = (step: QuestionStep, form: FormData): FormValues =>
  readFormValues(form, { text: questions[step] })

/** The form's field errors that need no call of a service. */
export const checkTyped = (step: QuestionStep, typed: FormValues): Reasons =>
  checkStep(step, answersIn(typed))

/** Going back or saving requires no answers, only that none is too long to be stored. */
export const checkKept = (step: QuestionStep, typed: FormValues): Reasons =>
  Object.fromEntries(Object.entries(checkTyped(step, typed)).filter(([, reason]) => reason === 'too_long'))

/** The answers so far with those of a step, as they are kept. */
export function withTyped(answers: PermissionAnswers, typed: FormValues): Record<string, string> {
  const all: PermissionAnswers = { ...answers, ...answersIn(typed) }
  return Object.fromEntries(
    permissionFields.flatMap(field => {
      const answer = all[field]
      return answer === undefined ? [] : [[field, answer]]
    }),
  )
}

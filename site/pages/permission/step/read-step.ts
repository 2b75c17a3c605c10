import type { Reasons } from '../../../../contract/forms/rules.ts'
import { type PermissionAnswers, permissionFields } from '../../../../contract/requests/permission/schema.ts'
import { readFormValues } from '../../../form/form-values.ts'
import type { FormValues } from '../../../ui/form/form-context.ts'
import { answersIn, checkStep, type QuestionStep, questions } from '../steps.ts'

/** What a step's form holds. */
export const readStep = (step: QuestionStep, form: FormData): FormValues =>
  readFormValues(form, { text: questions[step] })

/** What is wrong with it, without asking anybody. */
export const checkTyped = (step: QuestionStep, typed: FormValues): Reasons =>
  checkStep(step, answersIn(typed))

/** Who goes back or saves need not have answered; what is too long to be kept is said all the same. */
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

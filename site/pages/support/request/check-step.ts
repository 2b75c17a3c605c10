import * as v from 'valibot'
import { type Reasons, reasonsOf } from '../../../../contract/forms/rules.ts'
import { formFieldNamesOf } from '../../../../contract/requests/form-field-names.ts'
import { supportQuestions } from '../../../../contract/requests/support/schema.ts'
import type { FormValues } from '../../../../ui/form/form-context.ts'
import { bodyOf } from '../../../../ui/submission/form-values.ts'
import { type StepName, steps } from './steps.ts'

type SupportField = keyof typeof supportQuestions.entries

/** The fields of each step; the last has the rest of the form. */
export const fieldsOfStep: Readonly<Record<StepName, readonly SupportField[]>> = {
  product: ['product'],
  you: ['name', 'email', 'email2'],
  question: ['question'],
  files: ['uploads'],
  check: [],
}

/** All that the form asks, as it is read from what was posted. */
export const shape = formFieldNamesOf(supportQuestions)
/** The same as a draft keeps it. */
export const draftShape = { text: shape.text, lists: shape.lists }

/** The field errors of one step; on the last, of all. */
export function checkStep(step: StepName, typed: FormValues): Reasons {
  const body = bodyOf(typed, shape)
  if (step === 'check') return reasonsOf(supportQuestions, body)
  const asked: Record<string, unknown> = Object.fromEntries(
    fieldsOfStep[step].map(name => [name, body[name]]),
  )
  return reasonsOf(v.pick(supportQuestions, fieldsOfStep[step] as never) as typeof supportQuestions, asked)
}

/** The first step whose answers are missing or wrong; the last where none is. */
export const firstUnfinished = (answers: FormValues): StepName =>
  steps.find(step => step !== 'check' && Object.keys(checkStep(step, answers)).length > 0) ?? 'check'

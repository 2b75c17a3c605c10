import * as v from 'valibot'
import * as rule from '../../forms/rules.ts'
import { supportProducts } from './products.ts'

/** The id of an upload. */
export const uploadId = v.pipe(v.string('invalid'), v.regex(/^[\w-]{16,64}$/, 'invalid'))

const maxUploads = 10

/** The questions of a support request. */
export const supportQuestions = v.strictObject({
  product: rule.choice(supportProducts),
  name: rule.line(100),
  email: rule.email,
  email2: rule.email,
  question: rule.text(5000),
  uploads: v.optional(v.pipe(v.array(uploadId, 'invalid'), v.maxLength(maxUploads, 'too_many')), []),
  code_of_conduct: rule.requiredCheckbox,
})

/** A support request, or a beta request when `beta` is set. */
export const supportRequest = v.strictObject({
  ...supportQuestions.entries,
  beta: rule.checkbox,
  ...rule.commonFields,
})
export type SupportRequest = v.InferOutput<typeof supportRequest>

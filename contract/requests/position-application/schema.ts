import * as v from 'valibot'
import * as rule from '../../forms/rules.ts'
import { uploadId } from '../support/schema.ts'

/** The answers of an application for a position; the position itself is part of the address. */
export const positionApplication = v.strictObject({
  name: rule.line(100),
  email: rule.email,
  portfolio: rule.optionalLink,
  message: rule.text(5000),
  uploads: v.pipe(
    v.optional(v.array(uploadId, 'invalid'), []),
    v.minLength(1, 'required'),
    v.maxLength(1, 'too_many'),
  ),
  /** Whether it may be kept longer, for other positions. */
  keep: rule.checkbox,
  consent: rule.requiredCheckbox,
  ...rule.commonFields,
})
export type PositionApplication = v.InferOutput<typeof positionApplication>

import * as v from 'valibot'
import { reasons } from './rules.ts'

/** The validation error of each field: a reason code, and a message in the language of the form. */
export const fieldFaults = v.record(
  v.string(),
  v.array(v.object({ code: v.picklist(reasons), message: v.string() })),
)
export type FieldFaults = v.InferOutput<typeof fieldFaults>

/** The result of a form: a reference (201), or field errors (422). */
export const formResult = v.object({ reference: v.optional(v.string()), errors: v.optional(fieldFaults) })
export type FormResult = v.InferOutput<typeof formResult>

import * as v from 'valibot'
import { reasons } from './rules.ts'

/** Field to what is wrong with it: a code to act on, and a sentence in the language of the form. */
export const fieldFaults = v.record(
  v.string(),
  v.array(v.object({ code: v.picklist(reasons), message: v.string() })),
)
export type FieldFaults = v.InferOutput<typeof fieldFaults>

/** What a form is answered with: a reference when it is stored (201), else what is wrong with it (422). */
export const formResult = v.object({ reference: v.optional(v.string()), errors: v.optional(fieldFaults) })
export type FormResult = v.InferOutput<typeof formResult>

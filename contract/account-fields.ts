import * as v from 'valibot'
import { needed, plainText } from './schemas.ts'

/** Wide enough for any id or token of ours, narrow enough that nobody can send a novel. */
export const sessionWord = plainText(200)
export const credential = v.optional(sessionWord)
export const requiredCredential = v.pipe(credential, needed())

/** What a form may send in a field: checked by the service itself, which answers with the field's own sentence. */
export const typed = v.optional(v.pipe(v.string(), v.maxLength(1000, 'should have at most 1000 characters')))
/** The same, where the service refuses the call without it. */
export const requiredText = v.pipe(typed, needed())
export const noContent = v.strictObject({})

export const fieldErrors = v.record(v.string(), v.array(v.string()))
export type FieldErrors = v.InferOutput<typeof fieldErrors>

export const success = v.object({ success: v.boolean() })
/** 422 carries the same shape: field to its sentences, in the language of the call. */
export const outcome = v.object({ success: v.boolean(), errors: v.optional(fieldErrors) })

export const limited = { 429: 'Too many tries; Retry-After says when to come back' }
export const loggedIn = { 401: 'Nobody is logged in' }
export const webauthn = v.record(v.string(), v.unknown())
/** What a user who is logged in authenticates again with: the password, or an answer to `startPasskeyProof`. */
export const proof = { password: typed, passkey: v.optional(webauthn) }

const either = (field: 'password' | 'current') => ({
  anyOf: [{ required: [field] }, { required: ['passkey'] }],
})
/** A body by which a user authenticates again: with `proof` among its fields. */
export const provenBody = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.strictObject({ ...proof, ...entries }), v.metadata(either('password')))
/** The same where `password` is a new one, and `current` the one that proves. */
export const currentBody = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.strictObject({ current: typed, passkey: proof.passkey, ...entries }),
    v.metadata(either('current')),
  )
export const others = v.optional(v.boolean())

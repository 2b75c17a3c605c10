import * as v from 'valibot'
import { needed, plainText } from './schemas.ts'

/** An id or a token: one line of at most 200 characters. */
export const credentialText = plainText(200)
export const credential = v.optional(credentialText)
export const requiredCredential = v.pipe(credential, needed())

/** A text field of a form: optional here, because the service answers a missing one with a field error. */
export const typed = v.optional(v.pipe(v.string(), v.maxLength(1000, 'should have at most 1000 characters')))
/** A text field that the OpenAPI document marks as required. */
export const requiredText = v.pipe(typed, needed())
export const noContent = v.strictObject({})

export const fieldErrors = v.record(v.string(), v.array(v.string()))
export type FieldErrors = v.InferOutput<typeof fieldErrors>

export const success = v.object({ success: v.boolean() })
/** The result of a form; a 422 has the same schema, with the errors of each field in the language of the call. */
export const outcome = v.object({ success: v.boolean(), errors: v.optional(fieldErrors) })

export const limited = { 429: 'Rate limited; Retry-After has the seconds' }
export const loggedIn = { 401: 'Not logged in' }
export const webauthn = v.record(v.string(), v.unknown())
/** The credentials of re-authentication: the password, or an assertion for the options of `startPasskeyProof`. */
export const proof = { password: typed, passkey: v.optional(webauthn) }

const either = (field: 'password' | 'current') => ({
  anyOf: [{ required: [field] }, { required: ['passkey'] }],
})
/** A body with the credentials of re-authentication in `password` and `passkey`. */
export const reauthenticationBody = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.strictObject({ ...proof, ...entries }), v.metadata(either('password')))
/** A body with the credentials of re-authentication in `current` and `passkey`; `password` is a new one. */
export const currentBody = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.strictObject({ current: typed, passkey: proof.passkey, ...entries }),
    v.metadata(either('current')),
  )
export const others = v.optional(v.boolean())

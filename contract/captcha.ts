import * as v from 'valibot'
import { call } from './call.ts'
import { needed } from './schemas.ts'

/** The proof that a call of the gallery brings; an empty one is refused by the service itself, with a sentence. */
export const captchaProof = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(8000, 'should have at most 8000 characters')), ''),
  needed(),
)

/** The same in both services: each offers what it takes itself. */
export const getCaptcha = call({
  name: 'getCaptcha',
  summary: 'What a form has to bring so that it is taken for a person: a challenge to solve, or a key',
  method: 'POST',
  path: '/captcha',
  body: v.strictObject({}),
  answer: v.object({
    provider: v.picklist(['proof-of-work', 'recaptcha']),
    /** The challenge, as altcha-lib solves it. */
    challenge: v.optional(v.record(v.string(), v.unknown())),
    site_key: v.optional(v.string()),
    script: v.optional(v.string()),
    /** For whoever runs no scripts: good once it has been kept for some seconds. */
    patience: v.string(),
  }),
  refusals: { 429: 'Too many tries; Retry-After says when to come back' },
})

import * as v from 'valibot'
import { call } from './call.ts'
import { needed } from './schemas.ts'

/** The captcha proof of a gallery call; the service answers an empty one with a field error. */
export const captchaProof = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(8000, 'should have at most 8000 characters')), ''),
  needed(),
)

/** The same call in both services: each accepts only its own challenges. */
export const getCaptcha = call({
  name: 'getCaptcha',
  reads: true,
  summary: 'The captcha of a form: a challenge to solve, or the site key of the provider',
  method: 'POST',
  path: '/captcha',
  body: v.strictObject({}),
  answer: v.object({
    provider: v.picklist(['proof-of-work', 'recaptcha']),
    /** The challenge in the format of altcha-lib. */
    challenge: v.optional(v.record(v.string(), v.unknown())),
    site_key: v.optional(v.string()),
    script: v.optional(v.string()),
    /** A token for browsers without scripts, valid after a few seconds. */
    no_script_token: v.string(),
  }),
  refusals: { 429: 'Rate limited; Retry-After has the seconds' },
})

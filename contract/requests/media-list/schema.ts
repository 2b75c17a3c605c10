import * as v from 'valibot'
import * as rule from '../../forms/rules.ts'

export const mediaFormats = ['online', 'print', 'radio', 'podcast', 'tv', 'other'] as const

export const mediaListSignUp = v.strictObject({
  name: rule.line(100),
  email: rule.email,
  email2: rule.email,
  organisation: rule.line(200),
  format: rule.choice(mediaFormats),
  marketing: rule.checkbox,
  terms: rule.requiredCheckbox,
  ...rule.commonFields,
})
export type MediaListSignUp = v.InferOutput<typeof mediaListSignUp>

import * as v from 'valibot'
import * as rule from '../../forms/rules.ts'
import { uploadId } from '../support/schema.ts'
import { apps, mediums } from './mediums.ts'
import { ages, licences } from './terms.ts'

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** A work that somebody offers for the wall. */
export const offeredWork = v.strictObject({
  uploads: v.pipe(
    v.optional(v.array(uploadId, 'invalid'), []),
    v.minLength(1, 'required'),
    v.maxLength(1, 'too_many'),
  ),
  title: rule.line(120),
  /** What it shows, for people who cannot see it. */
  alt: rule.text(500),
  words: rule.optionalText(500),
  app: rule.choice(apps),
  medium: rule.choice(mediums),
  /** The name that is shown. */
  name: rule.line(100),
  link: rule.optionalLink,
  email: rule.email,
  age: rule.choice(ages),
  licence: rule.choice(licences),
  rights: rule.requiredCheckbox,
  consent: rule.requiredCheckbox,
  ...rule.commonFields,
})
export type OfferedWork = v.InferOutput<typeof offeredWork>

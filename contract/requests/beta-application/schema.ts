import * as v from 'valibot'
import { deviceLanguages } from '../../forms/device-languages.ts'
import { devices, unlistedDevice } from '../../forms/devices.ts'
import * as rule from '../../forms/rules.ts'

export const familiarities = [
  'illustration',
  'sketching',
  'painting',
  'animation',
  'stop-motion',
  '3d-painting',
  'architectural-rendering',
  'mind-mapping',
  'planning',
] as const

export const longestBetaMessage = 3000

/** The form of a beta application. */
export const betaApplication = v.strictObject({
  name: rule.line(100),
  email: rule.email,
  email2: rule.email,
  device_language: rule.choice(deviceLanguages.map(({ id }) => id)),
  devices: rule.choices([...devices.map(({ id }) => id), unlistedDevice]),
  familiarity: rule.choices(familiarities),
  message: rule.optionalText(longestBetaMessage),
  code_of_conduct: rule.requiredCheckbox,
  terms: rule.requiredCheckbox,
  ...rule.commonFields,
})
export type BetaApplication = v.InferOutput<typeof betaApplication>

/** The states of an application; signing the agreement changes no state. */
const betaStates = ['received', 'in-review', 'invited', 'declined', 'withdrawn'] as const
export type BetaState = (typeof betaStates)[number]

/** The open states of an application. */
export const openBetaStates: readonly BetaState[] = ['received', 'in-review', 'invited']

/** The form that signs the agreement of an invitation. */
export const betaSignature = v.strictObject({
  token: v.pipe(v.string('invalid'), v.maxLength(200, 'invalid')),
  name: rule.line(100),
  agreed: rule.requiredCheckbox,
  lang: rule.commonFields.lang,
})

import * as v from 'valibot'
import { deviceLanguages } from '../../forms/device-languages.ts'
import { devices, notListed } from '../../forms/devices.ts'
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

/** Everything that is asked of somebody who wants to test what is not finished. */
export const betaApplication = v.strictObject({
  name: rule.line(100),
  email: rule.email,
  email2: rule.email,
  device_language: rule.choice(deviceLanguages.map(({ id }) => id)),
  devices: rule.choices([...devices.map(({ id }) => id), notListed]),
  familiarity: rule.choices(familiarities),
  message: rule.optionalText(longestBetaMessage),
  code_of_conduct: rule.agreed,
  terms: rule.agreed,
  ...rule.commonFields,
})
export type BetaApplication = v.InferOutput<typeof betaApplication>

/** Where an application can be. Whoever is invited is a tester once the agreement is signed. */
export const betaStates = ['received', 'in-review', 'invited', 'declined', 'withdrawn'] as const
export type BetaState = (typeof betaStates)[number]

/** The states in which an application is under way. */
export const openBetaStates: readonly BetaState[] = ['received', 'in-review', 'invited']

/** Signs the agreement that belongs to an invitation: a name, and that it was read. */
export const betaSignature = v.strictObject({
  token: v.pipe(v.string('invalid'), v.maxLength(200, 'invalid')),
  name: rule.line(100),
  agreed: rule.agreed,
  lang: rule.commonFields.lang,
})

import * as v from 'valibot'
import {
  fieldErrors,
  limited,
  loggedIn,
  noContent,
  others,
  outcome,
  provenBody,
  success,
  typed,
  webauthn,
} from './account-fields.ts'
import { call } from './call.ts'
import { optionalLang } from './lang.ts'
import { passkeySummary, user } from './user.ts'

const noPasskeyYet = { 403: 'The email address is not confirmed', 409: 'The account has ten passkeys' }

/** The calls of the gallery service that passkeys take. */
export const passkeyCalls = {
  listPasskeys: call({
    name: 'listPasskeys',
    summary: 'The passkeys of the user',
    method: 'GET',
    path: '/passkeys',
    answer: v.object({ passkeys: v.array(passkeySummary) }),
    refusals: loggedIn,
  }),
  removePasskey: call({
    name: 'removePasskey',
    summary:
      'Forgets one passkey of the user, who authenticates again and is told by mail, and with `others` ends their other sessions; errors under `password`',
    method: 'DELETE',
    path: '/passkeys/{id}',
    body: provenBody({ others, lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited, 404: 'No passkey of the user has that id' },
  }),
  startPasskeyProof: call({
    name: 'startPasskeyProof',
    summary:
      'Options for navigator.credentials.get, as WebAuthn JSON: what it gives is the `passkey` by which a user authenticates again',
    method: 'POST',
    path: '/passkeys/proof/options',
    body: noContent,
    answer: v.object({ options: webauthn }),
    refusals: { ...loggedIn, ...limited, 409: 'The account has no passkey' },
  }),
  startPasskeyRegistration: call({
    name: 'startPasskeyRegistration',
    summary:
      'Options for navigator.credentials.create, as WebAuthn JSON, for who authenticates again; errors under `password`',
    method: 'POST',
    path: '/passkeys/registration/options',
    body: provenBody({ lang: optionalLang }),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(fieldErrors),
      options: v.optional(webauthn),
    }),
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited, ...noPasskeyYet },
  }),
  finishPasskeyRegistration: call({
    name: 'finishPasskeyRegistration',
    summary:
      "Keeps the passkey that the browser made, as WebAuthn's RegistrationResponseJSON, tells the user by mail, and with `others` ends their other sessions",
    method: 'POST',
    path: '/passkeys/registration',
    body: v.strictObject({ name: typed, response: webauthn, others, lang: optionalLang }),
    answer: success,
    refusals: { ...loggedIn, ...limited, ...noPasskeyYet },
  }),
  startPasskeyAuthentication: call({
    name: 'startPasskeyAuthentication',
    summary: 'Options for navigator.credentials.get, as WebAuthn JSON; the same whoever asks',
    method: 'POST',
    path: '/passkeys/authentication/options',
    body: noContent,
    answer: v.object({ options: webauthn }),
    refusals: limited,
  }),
  finishPasskeyAuthentication: call({
    name: 'finishPasskeyAuthentication',
    summary: "Opens a session by a passkey, as WebAuthn's AuthenticationResponseJSON",
    method: 'POST',
    path: '/passkeys/authentication',
    body: v.strictObject({ response: webauthn }),
    answer: v.object({ success: v.boolean(), user: v.optional(user) }),
    alsoAnswers: [401],
    refusals: limited,
  }),
}

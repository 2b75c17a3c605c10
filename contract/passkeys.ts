import * as v from 'valibot'
import {
  fieldErrors,
  limited,
  loggedIn,
  noContent,
  others,
  outcome,
  reauthenticationBody,
  success,
  typed,
  webauthn,
} from './account-fields.ts'
import { call } from './call.ts'
import { optionalLang } from './lang.ts'
import { passkeySummary, user } from './user.ts'

const noPasskeyYet = { 403: 'The email address is not confirmed', 409: 'The account has ten passkeys' }

/** The passkey calls of the gallery service. */
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
      'Deletes one passkey of the user, with re-authentication and a notice by mail; with `others` ends their other sessions. Errors under `password`',
    method: 'DELETE',
    path: '/passkeys/{id}',
    body: reauthenticationBody({ others, lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited, 404: 'No passkey of the user has that id' },
  }),
  startPasskeyProof: call({
    name: 'startPasskeyProof',
    summary:
      'PublicKeyCredentialRequestOptionsJSON for re-authentication: the assertion is the field `passkey` of other calls',
    method: 'POST',
    path: '/passkeys/proof/options',
    body: noContent,
    answer: v.object({ options: webauthn }),
    refusals: { ...loggedIn, ...limited, 409: 'The account has no passkey' },
  }),
  startPasskeyRegistration: call({
    name: 'startPasskeyRegistration',
    summary: 'PublicKeyCredentialCreationOptionsJSON, with re-authentication; errors under `password`',
    method: 'POST',
    path: '/passkeys/registration/options',
    body: reauthenticationBody({ lang: optionalLang }),
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
      'Stores a passkey from RegistrationResponseJSON and notifies the user by mail; with `others` ends their other sessions',
    method: 'POST',
    path: '/passkeys/registration',
    body: v.strictObject({ name: typed, response: webauthn, others, lang: optionalLang }),
    answer: success,
    refusals: { ...loggedIn, ...limited, ...noPasskeyYet },
  }),
  startPasskeyAuthentication: call({
    name: 'startPasskeyAuthentication',
    summary: 'PublicKeyCredentialRequestOptionsJSON for logging in, the same for every visitor',
    method: 'POST',
    path: '/passkeys/authentication/options',
    body: noContent,
    answer: v.object({ options: webauthn }),
    refusals: limited,
  }),
  finishPasskeyAuthentication: call({
    name: 'finishPasskeyAuthentication',
    summary: 'Logs in by a passkey, from AuthenticationResponseJSON',
    method: 'POST',
    path: '/passkeys/authentication',
    body: v.strictObject({ response: webauthn }),
    answer: v.object({ success: v.boolean(), user: v.optional(user) }),
    alsoAnswers: [401],
    refusals: limited,
  }),
}

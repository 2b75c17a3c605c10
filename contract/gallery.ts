import * as v from 'valibot'
import {
  credential,
  currentBody,
  fieldErrors,
  limited,
  loggedIn,
  outcome,
  proof,
  reauthenticationBody,
  requiredCredential,
  requiredText,
  success,
  typed,
} from './account-fields.ts'
import { erasure } from './account-records.ts'
import { call } from './call.ts'
import { captchaProof, getCaptcha } from './captcha.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { optionalLang } from './lang.ts'
import { passkeyCalls } from './passkeys.ts'
import { needed } from './schemas.ts'
import { sessionSummary, user } from './user.ts'
import { userExport } from './user-export.ts'

export { credentialText, type FieldErrors } from './account-fields.ts'

export const galleryCalls = {
  getCaptcha,
  publicBetaRegister: call({
    name: 'publicBetaRegister',
    summary: 'Registers a user with a captcha proof, opens a session and sends a confirmation mail',
    method: 'POST',
    path: '/users',
    body: v.strictObject({
      username: requiredText,
      firstname: requiredText,
      lastname: requiredText,
      password: requiredText,
      password2: requiredText,
      email: requiredText,
      dob: requiredText,
      terms: v.pipe(v.optional(v.boolean()), needed(), v.metadata({ enum: [true] })),
      lang: optionalLang,
      captcha: captchaProof,
    }),
    answer: v.object({
      data: v.object({ success: v.boolean(), user: v.optional(user), errors: v.optional(fieldErrors) }),
    }),
    alsoAnswers: [422],
    refusals: limited,
  }),
  userLogin: call({
    name: 'userLogin',
    summary: 'Logs in by user name or email address, and password',
    method: 'POST',
    path: '/session',
    body: v.strictObject({ username: requiredText, password: requiredText, lang: optionalLang }),
    answer: v.object({
      success: v.boolean(),
      user: v.optional(user),
      errors: v.optional(v.object({ message: v.optional(v.string()), empty: v.optional(v.string()) })),
    }),
    alsoAnswers: [401],
    refusals: limited,
  }),
  userLoad: call({
    name: 'userLoad',
    reads: true,
    summary: 'The user of a session, by its cookies, or by the credentials in the body',
    method: 'POST',
    path: '/session/load',
    body: v.strictObject({ userId: credential, user: credential, token: credential }),
    answer: v.object({ user: v.nullable(user) }),
    refusals: { 401: 'Invalid user ID or token' },
  }),
  userLogout: call({
    name: 'userLogout',
    summary: 'Ends the session of the cookies and clears them',
    method: 'DELETE',
    path: '/session',
    answer: success,
  }),
  publicBetaResendConfirmationEmail: call({
    name: 'publicBetaResendConfirmationEmail',
    summary: 'Sends the confirmation mail again; success is false over the mail limit',
    method: 'POST',
    path: '/users/confirmation/resend',
    body: v.strictObject({ lang: optionalLang }),
    answer: success,
    refusals: loggedIn,
  }),
  confirmEmail: call({
    name: 'confirmEmail',
    summary:
      'Confirms an email address by a mail token; success is false for an invalid token. With `first`, other browsers were logged out',
    method: 'POST',
    path: '/users/confirmation',
    body: v.strictObject({ token: requiredCredential }),
    answer: v.object({ success: v.boolean(), first: v.optional(v.boolean()) }),
    refusals: limited,
  }),
  publicBetaReapply: call({
    name: 'publicBetaReapply',
    summary:
      "Applies for a beta, also again (1 procreate, 2 pocket, 3 dreams): its entry's selected becomes '0', and a request is made",
    method: 'POST',
    path: '/users/beta',
    body: v.strictObject({
      lang: optionalLang,
      beta_type_id: v.picklist([1, 2, 3]),
    }),
    answer: success,
    refusals: { ...loggedIn, ...limited },
  }),
  changeUser: call({
    name: 'changeUser',
    summary:
      'Changes the names of the user; another user name requires re-authentication, with errors under `password`',
    method: 'PATCH',
    path: '/users/me',
    body: v.strictObject({
      username: typed,
      firstname: typed,
      lastname: typed,
      ...proof,
      lang: optionalLang,
    }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  changePassword: call({
    name: 'changePassword',
    summary:
      'Changes the password, ends all other sessions and voids earlier mail tokens; errors under `current` and `password`',
    method: 'PUT',
    path: '/users/me/password',
    body: currentBody({
      password: requiredText,
      password2: requiredText,
      lang: optionalLang,
    }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  changeEmail: call({
    name: 'changeEmail',
    summary:
      'Sends a confirmation mail to the new address, which replaces the old one once it is confirmed, and a notice to the old one',
    method: 'PUT',
    path: '/users/me/email',
    body: currentBody({ email: requiredText, lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  requestPasswordReset: call({
    name: 'requestPasswordReset',
    summary: 'Sends a password reset link, if there is such an account; success in any case',
    method: 'POST',
    path: '/password/reset-request',
    body: v.strictObject({ email: typed, lang: optionalLang }),
    answer: success,
    refusals: limited,
  }),
  resetPassword: call({
    name: 'resetPassword',
    summary:
      'Sets a password by a mail token, ends all sessions, removes all passkeys and voids every other mail token; errors under `token` and `password`',
    method: 'POST',
    path: '/password/reset',
    body: v.strictObject({
      token: requiredCredential,
      password: requiredText,
      password2: requiredText,
      lang: optionalLang,
    }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: limited,
  }),
  exportUser: call({
    name: 'exportUser',
    summary:
      'Exports the data of the user in both services; records under the address only when it is confirmed. Errors under `password`',
    method: 'POST',
    path: '/users/me/export',
    body: reauthenticationBody({ lang: optionalLang }),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(fieldErrors),
      export: v.optional(userExport),
    }),
    alsoAnswers: [422],
    refusals: {
      ...loggedIn,
      ...limited,
      503: 'The admin service is unavailable, and the export would be incomplete',
    },
  }),
  deleteUser: call({
    name: 'deleteUser',
    summary:
      'Deletes the user and their data in both services; lists the retained records with their last day. Errors under `password`',
    method: 'DELETE',
    path: '/users/me',
    body: reauthenticationBody({ lang: optionalLang }),
    answer: v.object({ ...outcome.entries, erasure: v.optional(erasure) }),
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  listSessions: call({
    name: 'listSessions',
    summary: 'The sessions of the user, most recently used first',
    method: 'GET',
    path: '/sessions',
    answer: v.object({ sessions: v.array(sessionSummary) }),
    refusals: loggedIn,
  }),
  endSession: call({
    name: 'endSession',
    summary: 'Ends one other session of the user, with re-authentication; errors under `password`',
    method: 'DELETE',
    path: '/sessions/{id}',
    body: reauthenticationBody({ lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited, 404: 'No other session of the user has that id' },
  }),
  endOtherSessions: call({
    name: 'endOtherSessions',
    summary: 'Ends all other sessions of the user, with re-authentication; errors under `password`',
    method: 'DELETE',
    path: '/sessions',
    body: reauthenticationBody({ lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  ...passkeyCalls,
}

export type GalleryClient = Client<typeof galleryCalls>

export const createGalleryClient = (options: ClientOptions): GalleryClient =>
  createClient(galleryCalls, options)

import * as v from 'valibot'
import {
  credential,
  currentBody,
  fieldErrors,
  limited,
  loggedIn,
  outcome,
  proof,
  provenBody,
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

export { type FieldErrors, fieldErrors, sessionWord } from './account-fields.ts'

export const galleryCalls = {
  getCaptcha,
  publicBetaRegister: call({
    name: 'publicBetaRegister',
    summary:
      'Registers a user by a proof of getCaptcha, opens a session and sends a mail to confirm the address',
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
    summary: 'Opens a session: by user name or email address, and password',
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
    summary: 'The user of a stored session: by the cookies, or by the credentials in the body',
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
    summary:
      'Sends the mail that confirms the address once more; success is false when it was sent too often',
    method: 'POST',
    path: '/users/confirmation/resend',
    body: v.strictObject({ lang: optionalLang }),
    answer: success,
    refusals: loggedIn,
  }),
  confirmEmail: call({
    name: 'confirmEmail',
    summary:
      'Confirms an email address by the token of the mail; success is false for a token that is not good. With `first`, other browsers were logged out',
    method: 'POST',
    path: '/users/confirmation',
    body: v.strictObject({ token: requiredCredential }),
    answer: v.object({ success: v.boolean(), first: v.optional(v.boolean()) }),
    refusals: limited,
  }),
  publicBetaReapply: call({
    name: 'publicBetaReapply',
    summary:
      "Applies (again) for a beta (1 procreate, 2 pocket, 3 dreams): its entry's selected becomes '0', and staff get a request",
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
      'Changes what the user is called; another user name takes authenticating again, with errors under `password`',
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
      'Sets another password, ends all other sessions and makes void the links of earlier mails; errors under `current` and `password`',
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
      'Sends a mail to the new address, which counts once it is confirmed, and a notice to the old one',
    method: 'PUT',
    path: '/users/me/email',
    body: currentBody({ email: requiredText, lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  requestPasswordReset: call({
    name: 'requestPasswordReset',
    summary: 'Sends a mail with a link to set another password, if there is such an account; always success',
    method: 'POST',
    path: '/password/reset-request',
    body: v.strictObject({ email: typed, lang: optionalLang }),
    answer: success,
    refusals: limited,
  }),
  resetPassword: call({
    name: 'resetPassword',
    summary:
      'Sets another password by the token of the mail, ends all sessions, removes all passkeys and makes void every other link; errors under `token` and `password`',
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
      'Everything that is kept of the user by both services; of the address only when it is confirmed. Errors under `password`',
    method: 'POST',
    path: '/users/me/export',
    body: provenBody({ lang: optionalLang }),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(fieldErrors),
      export: v.optional(userExport),
    }),
    alsoAnswers: [422],
    refusals: {
      ...loggedIn,
      ...limited,
      503: 'What was sent with forms is out of reach: nothing is given until all of it can be',
    },
  }),
  deleteUser: call({
    name: 'deleteUser',
    summary:
      'Deletes the user and what both services keep of them, and names what has to be kept and until when; errors under `password`',
    method: 'DELETE',
    path: '/users/me',
    body: provenBody({ lang: optionalLang }),
    answer: v.object({ ...outcome.entries, erasure: v.optional(erasure) }),
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  listSessions: call({
    name: 'listSessions',
    summary: 'The sessions of the user, the one used last first',
    method: 'GET',
    path: '/sessions',
    answer: v.object({ sessions: v.array(sessionSummary) }),
    refusals: loggedIn,
  }),
  endSession: call({
    name: 'endSession',
    summary: 'Ends one other session of the user, who authenticates again; errors under `password`',
    method: 'DELETE',
    path: '/sessions/{id}',
    body: provenBody({ lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited, 404: 'No other session of the user has that id' },
  }),
  endOtherSessions: call({
    name: 'endOtherSessions',
    summary: 'Ends all other sessions of the user, who authenticates again; errors under `password`',
    method: 'DELETE',
    path: '/sessions',
    body: provenBody({ lang: optionalLang }),
    answer: outcome,
    alsoAnswers: [422],
    refusals: { ...loggedIn, ...limited },
  }),
  ...passkeyCalls,
}

export type GalleryClient = Client<typeof galleryCalls>

export const createGalleryClient = (options: ClientOptions): GalleryClient =>
  createClient(galleryCalls, options)

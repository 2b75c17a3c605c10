import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'
import { roles, teams } from './permissions.ts'

const email = v.pipe(v.string(), v.maxLength(320))
const password = v.pipe(v.string(), v.maxLength(1000))
/** Six digits of an authenticator app, or a recovery code. */
const code = plainText(40)
const token = plainText(200)
const time = v.string()

/** A member of staff, as colleagues see them. */
export const colleague = v.object({ id: v.string(), name: v.string() })
export type Colleague = v.InferOutput<typeof colleague>

const me = v.object({
  ...colleague.entries,
  email: v.string(),
  roles: v.array(v.picklist(roles)),
  teams: v.array(v.picklist(teams)),
  time_zone: v.string(),
  /** Whether keyboard shortcuts of single letters are on. */
  shortcuts: v.boolean(),
  /** Whether what waits is mailed to them on weekdays. */
  waiting_mail: v.boolean(),
  /** The end of the session without further use, and in any case. */
  idle_until: time,
  expires_at: time,
  /** Until when acts that need a recent authentication are permitted; null: not now. */
  elevated_until: v.nullable(time),
  has_totp: v.boolean(),
  passkeys: v.array(
    v.object({ id: v.string(), name: v.string(), created_at: time, last_used_at: v.nullable(time) }),
  ),
  recovery_codes_left: v.number(),
})
export type Me = v.InferOutput<typeof me>

/** Why a log-in, a second factor or an elevation was refused. */
const refusalReason = v.picklist(['credentials', 'code', 'passkey'])
/** The next step of a log-in. `enrol`: no second factor is set up yet. */
const next = v.picklist(['second-factor', 'enrol', 'done'])
const step = v.object({ next: v.optional(next), reason: v.optional(refusalReason) })
const limited = { 429: 'Rate limited; Retry-After has the seconds' }
/** WebAuthn options and answers, as JSON of the browser's own format. */
const webauthn = v.record(v.string(), v.unknown())

export const doorCalls = {
  logIn: officeCall({
    name: 'logIn',
    whileReadOnly: true,
    summary:
      'Checks address and password; sets the session cookie of a log-in whose second factor is outstanding',
    method: 'POST',
    path: '/session',
    permission: 'nobody',
    body: v.strictObject({ email, password }),
    answer: step,
    alsoAnswers: [401],
    refusals: limited,
  }),
  giveSecondFactor: officeCall({
    name: 'giveSecondFactor',
    whileReadOnly: true,
    summary: 'Completes a log-in with a code of the authenticator app or a recovery code; each is good once',
    method: 'POST',
    path: '/session/second-factor',
    permission: 'first-factor',
    body: v.strictObject({ code }),
    answer: step,
    alsoAnswers: [401],
    refusals: limited,
  }),
  startPasskeyLogIn: officeCall({
    name: 'startPasskeyLogIn',
    whileReadOnly: true,
    summary: 'Options for a log-in by passkey with user verification',
    method: 'POST',
    path: '/session/passkey/options',
    permission: 'nobody',
    unaudited: true,
    answer: v.object({ options: webauthn }),
    refusals: limited,
  }),
  finishPasskeyLogIn: officeCall({
    name: 'finishPasskeyLogIn',
    whileReadOnly: true,
    summary: 'Logs in by passkey',
    method: 'POST',
    path: '/session/passkey',
    permission: 'nobody',
    body: v.strictObject({ answer: webauthn }),
    answer: step,
    alsoAnswers: [401],
    refusals: limited,
  }),
  logOut: officeCall({
    name: 'logOut',
    whileReadOnly: true,
    summary: 'Ends the session',
    method: 'DELETE',
    path: '/session',
    permission: 'session',
    answer: v.object({ success: v.boolean() }),
  }),
  getMe: officeCall({
    name: 'getMe',
    summary: 'The member of staff of the session',
    method: 'GET',
    path: '/me',
    permission: 'session',
    answer: me,
    refusals: refused,
  }),
  changeMe: officeCall({
    name: 'changeMe',
    summary: 'Changes preferences of the member of staff',
    method: 'PATCH',
    path: '/me',
    permission: 'session',
    body: v.strictObject({
      shortcuts: v.optional(v.boolean()),
      time_zone: v.optional(plainText(60)),
      waiting_mail: v.optional(v.boolean()),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 422: 'Unknown time zone' },
  }),
  elevate: officeCall({
    name: 'elevate',
    whileReadOnly: true,
    summary:
      'Authenticates again: password and code, or a passkey; permits sensitive acts for ten minutes, with a new session token',
    method: 'POST',
    path: '/session/elevation',
    permission: 'session',
    body: v.strictObject({
      password: v.optional(password),
      code: v.optional(code),
      answer: v.optional(webauthn),
    }),
    answer: step,
    alsoAnswers: [401],
    refusals: limited,
  }),
  getInvitation: officeCall({
    name: 'getInvitation',
    reads: true,
    summary: 'The invitation or the reset of a link; the link is good once and for 24 hours',
    method: 'POST',
    path: '/invitations/search',
    permission: 'nobody',
    unaudited: true,
    body: v.strictObject({ token }),
    answer: v.object({ email: v.string(), name: v.string(), purpose: v.picklist(['invitation', 'reset']) }),
    refusals: { ...limited, 404: 'Unknown, used or expired' },
  }),
  acceptInvitation: officeCall({
    name: 'acceptInvitation',
    summary:
      'Sets name and password by a link, ends the link, and starts a session that has to enrol a second factor',
    method: 'POST',
    path: '/invitations',
    permission: 'nobody',
    body: v.strictObject({ token, name: plainText(100), password }),
    answer: v.object({
      next: v.optional(next),
      reason: v.optional(v.picklist(['too_short', 'known', 'name'])),
    }),
    alsoAnswers: [422],
    refusals: { ...limited, 404: 'Unknown, used or expired' },
  }),
  startTotp: officeCall({
    name: 'startTotp',
    summary: 'A new secret for an authenticator app; takes effect with confirmTotp',
    method: 'POST',
    path: '/me/totp',
    permission: 'first-factor',
    answer: v.object({ secret: v.string(), uri: v.string() }),
    refusals: refused,
  }),
  confirmTotp: officeCall({
    name: 'confirmTotp',
    summary: 'Proves the new secret with a code; answers ten recovery codes, once, and completes the log-in',
    method: 'POST',
    path: '/me/totp/confirmation',
    permission: 'first-factor',
    body: v.strictObject({ code }),
    answer: v.object({ recovery_codes: v.optional(v.array(v.string())), reason: v.optional(refusalReason) }),
    alsoAnswers: [422],
    refusals: refused,
  }),
  startPasskey: officeCall({
    name: 'startPasskey',
    summary: 'Options for a new passkey with user verification',
    method: 'POST',
    path: '/me/passkeys/options',
    permission: 'first-factor',
    unaudited: true,
    answer: v.object({ options: webauthn }),
    refusals: refused,
  }),
  finishPasskey: officeCall({
    name: 'finishPasskey',
    summary: 'Stores a new passkey; completes a log-in that had to enrol a second factor',
    method: 'POST',
    path: '/me/passkeys',
    permission: 'first-factor',
    body: v.strictObject({ answer: webauthn, name: plainText(60) }),
    answer: v.object({ recovery_codes: v.optional(v.array(v.string())), reason: v.optional(refusalReason) }),
    alsoAnswers: [422],
    refusals: refused,
  }),
  removePasskey: officeCall({
    name: 'removePasskey',
    summary: 'Removes a passkey; not the last second factor',
    method: 'DELETE',
    path: '/me/passkeys/{id}',
    permission: 'session',
    elevated: true,
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 404: 'Unknown', 409: 'It is the last second factor' },
  }),
  renewRecoveryCodes: officeCall({
    name: 'renewRecoveryCodes',
    summary: 'Ten new recovery codes, answered once; the former ones are void',
    method: 'POST',
    path: '/me/recovery-codes',
    permission: 'session',
    elevated: true,
    answer: v.object({ recovery_codes: v.array(v.string()) }),
    refusals: refused,
  }),
  listOwnSessions: officeCall({
    name: 'listOwnSessions',
    summary: 'The sessions of the member of staff, latest use first',
    method: 'GET',
    path: '/me/sessions',
    permission: 'session',
    answer: v.object({
      sessions: v.array(
        v.object({
          id: v.string(),
          device: v.string(),
          created_at: time,
          last_seen_at: time,
          current: v.boolean(),
        }),
      ),
    }),
    refusals: refused,
  }),
  endOwnSession: officeCall({
    name: 'endOwnSession',
    summary: 'Ends another session of the member of staff',
    method: 'DELETE',
    path: '/me/sessions/{id}',
    permission: 'session',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 404: 'Unknown' },
  }),
}

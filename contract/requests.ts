import * as v from 'valibot'
import { betaProducts } from './betas.ts'
import { call } from './call.ts'
import { getCaptcha } from './captcha.ts'
import * as rule from './forms/rules.ts'
import { fieldFaults, formResult } from './forms/sent.ts'
import { optionalLang } from './lang.ts'
import { betaApplication, betaSignature } from './requests/beta-application/schema.ts'
import { mediaListSignUp } from './requests/media-list/schema.ts'
import { permissionRequest } from './requests/permission/schema.ts'
import { supportRequest, uploadId } from './requests/support/schema.ts'
import { plainText } from './schemas.ts'

/** What visitors send, by the word that its reference begins with. */
export const requestKinds = [
  'support',
  'beta-request',
  'beta-application',
  'media-list',
  'permission',
] as const
export type RequestKind = (typeof requestKinds)[number]

/** Forms of several steps, whose answers are kept between them. */
export const draftKinds = ['support', 'beta-request', 'permission'] as const
export type DraftKind = (typeof draftKinds)[number]

const token = plainText(200)
const limited = { 429: 'Too many at once; Retry-After says when to come back' }
const stranger = { 404: 'There is no such request, or the token is not its own' }

/** The answers so far, field by field, as they were typed. */
export const draftAnswers = v.record(
  plainText(60),
  v.union([
    v.pipe(v.string(), v.maxLength(6000)),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(80)),
  ]),
)
export type DraftAnswers = v.InferOutput<typeof draftAnswers>

/** One entry of what has happened with a request: something said, or another state. */
export const requestEvent = v.object({
  id: v.string(),
  at: v.string(),
  by: v.picklist(['visitor', 'staff', 'system']),
  state: v.nullable(v.string()),
  text: v.nullable(v.string()),
})

export const requestFile = v.object({ id: v.string(), name: v.string(), size: v.number(), at: v.string() })

/** What was agreed to: from and until which days, and on which terms. */
export const licence = v.object({ starts_on: v.string(), ends_on: v.string(), terms: v.string() })
export type Licence = v.InferOutput<typeof licence>

const place = v.object({ reference: v.string(), token: v.string() })

/** A request as its sender sees it. */
export const requestThread = v.object({
  reference: v.string(),
  kind: v.picklist(requestKinds),
  state: v.string(),
  created_at: v.string(),
  /** What was sent, field by field. */
  answers: v.record(v.string(), v.unknown()),
  events: v.array(requestEvent),
  files: v.array(requestFile),
  /** Of a permission request that was accepted. */
  licence: v.nullable(licence),
  /** The request that this one is a change of; `open`: it can still be changed. */
  changes: v.nullable(v.object({ ...place.entries, open: v.boolean() })),
})
export type RequestThread = v.InferOutput<typeof requestThread>

export const requestSummary = v.object({
  reference: v.string(),
  token: v.string(),
  kind: v.picklist(requestKinds),
  state: v.string(),
  created_at: v.string(),
  /** What an application is for; empty for every other kind. */
  betas: v.array(v.picklist(betaProducts)),
})

/** A form: a wrong field is answered 422 with `errors`, as a wrong body is with a problem. */
const form = {
  method: 'POST',
  form: true,
  status: 201,
  answer: formResult,
  alsoAnswers: [422],
  refusals: limited,
} as const

export const requestCalls = {
  requestSupport: call({
    ...form,
    name: 'requestSupport',
    summary: 'Asks for help with an app or, with `beta`, about a test version',
    path: '/support-requests',
    body: supportRequest,
  }),
  joinMediaList: call({
    ...form,
    name: 'joinMediaList',
    summary:
      'Puts somebody who writes for the press on the media list; for an entry that is there, as applyForBeta',
    path: '/media-list',
    body: mediaListSignUp,
  }),
  applyForBeta: call({
    ...form,
    name: 'applyForBeta',
    summary:
      'Applies for the betas; with an application still open, keeps the newer answers beside it until its sender confirms them',
    path: '/beta-applications',
    body: betaApplication,
  }),
  signAgreement: call({
    name: 'signAgreement',
    summary:
      'Signs the agreement that belongs to an invitation, and sends a copy of it; twice is the same as once',
    method: 'POST',
    path: '/support-requests/{reference}/signature',
    form: true,
    body: betaSignature,
    answer: v.object({ success: v.optional(v.boolean()), errors: v.optional(fieldFaults) }),
    alsoAnswers: [422],
    refusals: { ...stranger, 409: 'There is no invitation that could be signed for' },
  }),
  requestPermission: call({
    ...form,
    name: 'requestPermission',
    summary: 'Asks to use our marks or material; `is_company` says which of the two branches is filled in',
    path: '/permission-requests',
    body: permissionRequest,
  }),
  getRequest: call({
    name: 'getRequest',
    personal: true,
    summary: 'A request and what has happened with it, for its sender',
    method: 'GET',
    path: '/support-requests/{reference}',
    query: v.strictObject({ token }),
    answer: requestThread,
    refusals: stranger,
  }),
  replyToRequest: call({
    name: 'replyToRequest',
    summary: "Adds the sender's words and files to a request",
    method: 'POST',
    path: '/support-requests/{reference}/replies',
    form: true,
    body: v.pipe(
      v.strictObject({
        token,
        text: v.optional(v.pipe(v.string('invalid'), v.maxLength(5000, 'too_long')), ''),
        uploads: v.optional(v.pipe(v.array(uploadId, 'invalid'), v.maxLength(10, 'too_many')), []),
        lang: optionalLang,
      }),
      v.metadata({ anyOf: [{ required: ['text'] }, { required: ['uploads'] }] }),
    ),
    answer: v.object({ success: v.optional(v.boolean()), errors: v.optional(fieldFaults) }),
    alsoAnswers: [422],
    refusals: { ...stranger, ...limited },
  }),
  confirmChange: call({
    name: 'confirmChange',
    summary:
      'Puts what was sent a second time in the place of the first, by the token of the mail; gives where it stands',
    method: 'POST',
    path: '/support-requests/{reference}/confirmation',
    body: v.strictObject({ token }),
    answer: place,
    refusals: {
      ...stranger,
      ...limited,
      409: 'What it would change is decided or withdrawn',
      410: 'It was not confirmed in time, or there is nothing to change',
    },
  }),
  withdrawRequest: call({
    name: 'withdrawRequest',
    summary: 'Takes an application or a request back',
    method: 'POST',
    path: '/support-requests/{reference}/withdrawal',
    body: v.strictObject({ token }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...stranger, 409: 'It is decided, or withdrawn already' },
  }),
  listRequestsOfAccount: call({
    name: 'listRequestsOfAccount',
    personal: true,
    summary:
      "What the account in X-Visitor-Account has sent, newest first: a header that only the site's server can send",
    method: 'GET',
    path: '/account-requests',
    answer: v.object({ requests: v.array(requestSummary) }),
    refusals: { 401: 'Nobody is logged in' },
  }),
  findAttachments: call({
    name: 'findAttachments',
    summary: 'Names and sizes of whole uploads, by their ids; what is unknown is left out',
    method: 'POST',
    path: '/attachments/search',
    body: v.strictObject({ ids: v.pipe(v.array(uploadId), v.maxLength(20)) }),
    answer: v.object({ files: v.array(v.object({ id: v.string(), name: v.string(), size: v.number() })) }),
  }),
  keepDraft: call({
    name: 'keepDraft',
    summary: 'Keeps what was typed so far, under a new token or the one given',
    method: 'POST',
    path: '/drafts',
    body: v.strictObject({
      kind: v.picklist(draftKinds),
      answers: draftAnswers,
      token: v.optional(token),
      lang: optionalLang,
    }),
    answer: v.object({ token: v.string(), expires_at: v.string() }),
    refusals: limited,
  }),
  findDraft: call({
    name: 'findDraft',
    summary: 'What was kept under a token; null when there is nothing (any more)',
    method: 'POST',
    path: '/drafts/search',
    body: v.strictObject({ kind: v.picklist(draftKinds), token }),
    answer: v.object({ answers: v.nullable(draftAnswers), expires_at: v.nullable(v.string()) }),
  }),
  mailDraft: call({
    name: 'mailDraft',
    summary: 'Sends the link to what was kept under a token',
    method: 'POST',
    path: '/drafts/mail',
    form: true,
    body: v.strictObject({
      kind: v.picklist(draftKinds, 'invalid'),
      token,
      email: rule.email,
      lang: optionalLang,
    }),
    answer: v.object({ expires_at: v.optional(v.string()), errors: v.optional(fieldFaults) }),
    alsoAnswers: [422],
    refusals: { 404: 'Nothing is kept under this token (any more)', ...limited },
  }),
  forgetDraft: call({
    name: 'forgetDraft',
    summary: 'Forgets what was kept under a token',
    method: 'POST',
    path: '/drafts/removal',
    body: v.strictObject({ token }),
    answer: v.object({ success: v.boolean() }),
  }),
  getCaptcha,
}

import * as v from 'valibot'
import { accountRecordCalls } from './account-records.ts'
import { call } from './call.ts'
import type { Client } from './client.ts'
import { previewServiceCalls } from './preview.ts'
import { redirectCalls } from './redirects.ts'
import { revisionCalls } from './revision.ts'
import { accountExport } from './user-export.ts'

const betaType = v.picklist([1, 2, 3])

const id = v.pipe(v.string(), v.maxLength(100))
const email = v.pipe(v.string(), v.maxLength(320))
const time = v.pipe(v.string(), v.isoTimestamp())
const onlyServices = { 403: 'Only the other service calls this, with the service secret' }

/** Calls of the admin service and the office to the gallery service; all are idempotent. */
export const galleryServiceCalls = {
  decideBeta: call({
    name: 'decideBeta',
    summary: 'Brings the decision about a beta application to the account of the applicant',
    method: 'PUT',
    path: '/beta-decisions/{reference}',
    fromService: true,
    body: v.strictObject({
      state: v.picklist(['invited', 'ended']),
      /** The account that sent the application. */
      account: v.nullable(id),
      email,
      betas: v.pipe(v.array(betaType), v.maxLength(3)),
      decided_at: time,
      /** The end of the wait for an account that confirms the address. */
      expires_at: time,
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: onlyServices,
  }),
  findAccounts: call({
    name: 'findAccounts',
    reads: true,
    summary: 'The accounts of an e-mail address, confirmed or not',
    method: 'POST',
    path: '/accounts/search',
    fromService: true,
    body: v.strictObject({ email }),
    answer: v.object({
      accounts: v.array(
        v.object({ id: v.string(), username: v.string(), active: v.boolean(), created_at: v.string() }),
      ),
    }),
    refusals: onlyServices,
  }),
  exportAccounts: call({
    name: 'exportAccounts',
    reads: true,
    summary: 'What the gallery service keeps of the accounts of an e-mail address',
    method: 'POST',
    path: '/accounts/export',
    fromService: true,
    body: v.strictObject({ email }),
    answer: v.object({ accounts: v.array(accountExport) }),
    refusals: onlyServices,
  }),
  eraseAccounts: call({
    name: 'eraseAccounts',
    summary:
      'Deletes the accounts of an e-mail address without a mail, with queued mails, links and decisions about betas',
    method: 'POST',
    path: '/accounts/erasure',
    fromService: true,
    body: v.strictObject({ email }),
    answer: v.object({ accounts: v.number() }),
    refusals: onlyServices,
  }),
  logAccountsOut: call({
    name: 'logAccountsOut',
    summary: 'Ends every session of the accounts of an e-mail address',
    method: 'POST',
    path: '/accounts/log-out',
    fromService: true,
    body: v.strictObject({ email }),
    answer: v.object({ sessions: v.number() }),
    refusals: onlyServices,
  }),
  logEverybodyOut: call({
    name: 'logEverybodyOut',
    summary: 'Ends every session of every account',
    method: 'POST',
    path: '/sessions/log-out',
    fromService: true,
    answer: v.object({ sessions: v.number() }),
    refusals: onlyServices,
  }),
}

/** Calls of the gallery service and the site's server to the admin service. */
export const adminServiceCalls = {
  ...redirectCalls,
  ...revisionCalls,
  ...accountRecordCalls,
  ...previewServiceCalls,
  reapplyForBeta: call({
    name: 'reapplyForBeta',
    summary: 'Creates the request of an application that was sent from an account',
    method: 'PUT',
    path: '/beta-reapplications/{id}',
    fromService: true,
    body: v.strictObject({
      account: id,
      name: v.pipe(v.string(), v.maxLength(500)),
      email,
      /** Whether the address is confirmed. */
      verified: v.boolean(),
      beta: betaType,
      /** Whether the account gave up a place in this beta. */
      left: v.boolean(),
      lang: v.pipe(v.string(), v.maxLength(20)),
    }),
    answer: v.object({ reference: v.string() }),
    refusals: onlyServices,
  }),
}

export type AdminPeer = Client<typeof adminServiceCalls>
export type GalleryPeer = Client<typeof galleryServiceCalls>

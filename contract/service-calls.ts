import * as v from 'valibot'
import { accountRecordCalls } from './account-records.ts'
import { call } from './call.ts'
import type { Client } from './client.ts'

const betaType = v.picklist([1, 2, 3])

const id = v.pipe(v.string(), v.maxLength(100))
const email = v.pipe(v.string(), v.maxLength(320))
const time = v.pipe(v.string(), v.isoTimestamp())
const onlyServices = { 403: 'Only the other service calls this, with the service secret' }

/** Calls of the admin service to the gallery service; all are idempotent. */
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
}

/** Calls of the gallery service to the admin service; all are idempotent. */
export const adminServiceCalls = {
  ...accountRecordCalls,
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

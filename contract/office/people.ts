import * as v from 'valibot'
import { licence } from '../requests.ts'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'
import { suppression } from './readers.ts'
import { requestRow } from './request-view.ts'

/** Everything that is stored under one e-mail address. */
const person = v.object({
  /** The key of the address: opaque, stable, for URLs. */
  key: v.string(),
  email: v.string(),
  names: v.array(v.string()),
  locales: v.array(v.string()),
  /** A page of them, newest first. */
  requests: v.array(requestRow),
  next_cursor: v.nullable(v.string()),
  /** The number of all requests of the caller's teams. */
  requests_total: v.number(),
  licences: v.array(v.object({ reference: v.string(), ...licence.entries })),
  newsletter: v.picklist(['none', 'pending', 'subscribed', 'suppressed']),
  suppression: v.nullable(suppression),
  accounts: v.array(
    v.object({ id: v.string(), username: v.string(), active: v.boolean(), created_at: v.string() }),
  ),
  files: v.number(),
  mails_queued: v.number(),
})
export type Person = v.InferOutput<typeof person>

const unknownPerson = {
  404: 'Nothing is stored under this address',
  503: 'The accounts are out of reach',
} as const

export const peopleCalls = {
  findPerson: officeCall({
    name: 'findPerson',
    reads: true,
    summary: 'The key of an e-mail address',
    method: 'POST',
    path: '/people/search',
    permission: 'person.read',
    unaudited: true,
    body: v.strictObject({ email: plainText(320) }),
    answer: v.object({ key: v.string() }),
    refusals: { ...refused, ...unknownPerson },
  }),
  getPerson: officeCall({
    name: 'getPerson',
    summary: "Everything under one address; requests only of the caller's teams",
    method: 'GET',
    path: '/people/{key}',
    permission: 'person.read',
    query: v.strictObject({ cursor: v.optional(plainText(200)), limit: v.optional(pageSize) }),
    answer: person,
    refusals: { ...refused, ...unknownPerson, 400: outOfBounds },
  }),
  exportPerson: officeCall({
    name: 'exportPerson',
    summary: 'Everything under one address as JSON, for the person that it is about',
    method: 'POST',
    path: '/people/{key}/export',
    permission: 'person.erase',
    elevated: true,
    answer: v.object({ name: v.string(), data: v.record(v.string(), v.unknown()) }),
    refusals: { ...refused, ...unknownPerson },
  }),
  erasePerson: officeCall({
    name: 'erasePerson',
    summary:
      'Erases everything under one address: requests, drafts, files, search words, queued mails, newsletter, account; licences and signed agreements too',
    method: 'DELETE',
    path: '/people/{key}',
    permission: 'person.erase',
    elevated: true,
    answer: v.object({ requests: v.number(), files: v.number(), mails: v.number() }),
    refusals: { ...refused, ...unknownPerson },
  }),
}

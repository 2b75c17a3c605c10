import * as v from 'valibot'
import { call } from './call.ts'
import { licence, requestKinds } from './requests.ts'
import { plainText } from './schemas.ts'

const file = v.object({ name: v.string(), size: v.number(), type: v.string() })
const answers = v.record(v.string(), v.unknown())

const requestRecord = v.object({
  reference: v.string(),
  kind: v.picklist(requestKinds),
  state: v.string(),
  language: v.string(),
  name: v.string(),
  email: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
  /** From then on it is erased; null: when its sender says so. */
  erase_at: v.nullable(v.string()),
  answers,
  /** The same as people read it, in the language of the request; several values: what was chosen of a list. */
  described: v.array(v.object({ field: v.string(), label: v.string(), values: v.array(v.string()) })),
  /** What has happened with it, and what was said, the oldest first. */
  events: v.array(
    v.object({
      at: v.string(),
      by: v.picklist(['visitor', 'staff', 'system']),
      state: v.nullable(v.string()),
      text: v.nullable(v.string()),
    }),
  ),
  files: v.array(file),
  licence: v.nullable(licence),
})

const draftRecord = v.object({
  kind: v.string(),
  language: v.string(),
  updated_at: v.string(),
  expires_at: v.string(),
  answers,
  files: v.array(file),
})

/** What the admin service keeps of an account and of its confirmed address. Times are ISO 8601. */
export const accountRecords = v.object({
  requests: v.array(requestRecord),
  drafts: v.array(draftRecord),
  newsletter: v.nullable(
    v.object({
      email: v.string(),
      language: v.string(),
      subjects: v.array(v.string()),
      created_at: v.string(),
      /** null: not confirmed. */
      confirmed_at: v.nullable(v.string()),
    }),
  ),
  /** The keyed hash that keeps an address out of the newsletter, without the hash itself. */
  unsubscribed: v.nullable(v.object({ since: v.string(), erase_at: v.string() })),
})
export type AccountRecords = v.InferOutput<typeof accountRecords>

/**
 * What is kept after an erasure: a licence that was granted, an agreement that was signed, the mark of an address that
 * left the newsletter, a pseudonym in the log of security events.
 */
export const keptRecord = v.object({
  what: v.picklist(['licence', 'agreement', 'unsubscribed', 'security-log']),
  /** Of the request, where it is one. */
  reference: v.nullable(v.string()),
  /** The day on which it is erased, `YYYY-MM-DD`. */
  until: v.pipe(v.string(), v.isoDate()),
})
export type KeptRecord = v.InferOutput<typeof keptRecord>

/** What has become of everything that was kept of a deleted account. */
export const erasure = v.object({
  /** false: the account is gone, and what was sent with forms is erased as soon as its service can be reached. */
  done: v.boolean(),
  /** Whether records under the address are meant as well; only under a confirmed one. */
  address: v.boolean(),
  /** As far as it is known: all of it when it is done. */
  kept: v.array(keptRecord),
})
export type Erasure = v.InferOutput<typeof erasure>

/** `email`: the confirmed address of the account; null: only records of the account itself. */
const owner = v.strictObject({ account: plainText(100), email: v.nullable(plainText(254)) })
export type RecordOwner = v.InferOutput<typeof owner>

const refusals = { 403: 'Only the other service calls this, with the service secret' }

export const accountRecordCalls = {
  exportAccountRecords: call({
    name: 'exportAccountRecords',
    summary:
      "Everything that is kept of an account: requests with their threads, names of files and licences, drafts, newsletter. With the account's confirmed address, also what was sent with it",
    method: 'POST',
    path: '/account-records/export',
    fromService: true,
    body: owner,
    answer: v.object({ records: accountRecords }),
    refusals,
  }),
  eraseAccountRecords: call({
    name: 'eraseAccountRecords',
    summary:
      'Erases what exportAccountRecords gives, files included, and names what is kept, each with its last day; twice is the same as once',
    method: 'POST',
    path: '/account-records/erasure',
    fromService: true,
    body: owner,
    answer: v.object({ kept: v.array(keptRecord) }),
    refusals,
  }),
}

import * as v from 'valibot'
import { call } from './call.ts'
import { licence, requestKinds } from './requests.ts'
import { plainText } from './schemas.ts'
import { suppressionReasons } from './suppressions.ts'

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
  /** The time of erasure; null: on withdrawal. */
  erase_at: v.nullable(v.string()),
  answers,
  /** The answers as labels and values in the language of the request; a list has several values. */
  described: v.array(v.object({ field: v.string(), label: v.string(), values: v.array(v.string()) })),
  /** State changes and messages, oldest first. */
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

/** The records of the admin service about an account and its confirmed address. Times are ISO 8601. */
export const accountRecords = v.object({
  requests: v.array(requestRecord),
  drafts: v.array(draftRecord),
  newsletter: v.nullable(
    v.object({
      email: v.string(),
      language: v.string(),
      subjects: v.array(v.string()),
      created_at: v.string(),
      /** null: unconfirmed. */
      confirmed_at: v.nullable(v.string()),
    }),
  ),
  /** The suppression of the address; the keyed hash itself is not part of it. */
  unsubscribed: v.nullable(
    v.object({ reason: v.picklist(suppressionReasons), since: v.string(), erase_at: v.string() }),
  ),
})
export type AccountRecords = v.InferOutput<typeof accountRecords>

/**
 * A record that is retained after an erasure: a granted licence, a signed agreement, a suppressed address, a pseudonym
 * in the security log.
 */
const retainedRecord = v.object({
  what: v.picklist(['licence', 'agreement', 'unsubscribed', 'security-log']),
  /** The reference of the request; null for other records. */
  reference: v.nullable(v.string()),
  /** The day of its erasure, `YYYY-MM-DD`. */
  until: v.pipe(v.string(), v.isoDate()),
})
export type RetainedRecord = v.InferOutput<typeof retainedRecord>

/** The result of erasing the records of a deleted account. */
export const erasure = v.object({
  /** false: the admin service was unavailable, and a job erases the records later. */
  done: v.boolean(),
  /** Whether records under the address are included, which takes a confirmed address. */
  address: v.boolean(),
  /** The retained records; complete once `done` is true. */
  kept: v.array(retainedRecord),
})
export type Erasure = v.InferOutput<typeof erasure>

/** `email`: the confirmed address of the account; null: only records of the account itself. */
const owner = v.strictObject({ account: plainText(100), email: v.nullable(plainText(254)) })
export type RecordOwner = v.InferOutput<typeof owner>

const refusals = { 403: 'Only the other service calls this, with the service secret' }

export const accountRecordCalls = {
  exportAccountRecords: call({
    name: 'exportAccountRecords',
    reads: true,
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
      'Erases the records of exportAccountRecords with their files, and lists the retained ones with their last day; idempotent',
    method: 'POST',
    path: '/account-records/erasure',
    fromService: true,
    body: owner,
    answer: v.object({ kept: v.array(retainedRecord) }),
    refusals,
  }),
}

import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { licence, requestKinds } from '../requests.ts'
import { colleague } from './door.ts'
import { teams } from './permissions.ts'

const time = v.string()

/** A request in a list. */
export const requestRow = v.object({
  reference: v.string(),
  kind: v.picklist(requestKinds),
  state: v.string(),
  team: v.picklist(teams),
  locale: v.picklist(everyLocale),
  name: v.string(),
  email: v.string(),
  /** The first 160 characters of what the sender wrote last, or a summary of the answers. */
  excerpt: v.string(),
  assignee: v.nullable(colleague),
  tags: v.array(v.string()),
  files: v.number(),
  /** Messages of both sides. */
  messages: v.number(),
  created_at: time,
  updated_at: time,
  /** Since when the sender waits for an answer; null: they do not. */
  waiting_since: v.nullable(time),
  snoozed_until: v.nullable(time),
  is_spam: v.boolean(),
  /** Raised by every change; a reply carries the version that its author read. */
  version: v.number(),
})
export type RequestRow = v.InferOutput<typeof requestRow>

export const storedFile = v.object({ id: v.string(), name: v.string(), size: v.number() })
export type StoredFile = v.InferOutput<typeof storedFile>

const eventKinds = [
  'message',
  'note',
  'state',
  'assign',
  'merge',
  'decision',
  'tag',
  'snooze',
  'spam',
] as const
export type EventKind = (typeof eventKinds)[number]

/** An event of a request, as staff see it. */
export const officeEvent = v.object({
  id: v.string(),
  at: time,
  by: v.picklist(['visitor', 'staff', 'system']),
  kind: v.picklist(eventKinds),
  staff: v.nullable(colleague),
  state: v.nullable(v.string()),
  text: v.nullable(v.string()),
  /** BCP 47 tag of the text; null: unknown. */
  lang: v.nullable(v.string()),
  files: v.array(storedFile),
  /** The mail of a message of staff; `held`: until `due_at` it can be undone. */
  mail: v.nullable(v.object({ state: v.picklist(['held', 'queued', 'sent', 'failed']), due_at: time })),
})
export type OfficeEvent = v.InferOutput<typeof officeEvent>

/** Someone who has the request open. */
export const presence = v.object({ ...colleague.entries, doing: v.picklist(['reading', 'writing']) })
export type Presence = v.InferOutput<typeof presence>

const replyDraft = v.object({ text: v.string(), uploads: v.array(v.string()), at: time })

/** A request with everything that staff see of it. */
export const requestDetails = v.object({
  ...requestRow.entries,
  /** The stored answers by field; contract/requests/describe-answers.ts shows them. */
  answers: v.record(v.string(), v.unknown()),
  /** Answers that are no events: attached when the form was sent. */
  attachments: v.array(storedFile),
  events: v.array(officeEvent),
  /** The states that staff can change to. */
  next_states: v.array(v.string()),
  erase_at: v.nullable(time),
  has_account: v.boolean(),
  licence: v.nullable(licence),
  merged_into: v.nullable(v.string()),
  merged: v.array(v.string()),
  /** The latest other requests of the same address and account, of teams that the caller sees. */
  others: v.array(requestRow),
  presence: v.array(presence),
  draft: v.nullable(replyDraft),
})
export type RequestDetails = v.InferOutput<typeof requestDetails>

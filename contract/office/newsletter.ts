import * as v from 'valibot'
import { everyLocale, mapLocales } from '../locale.ts'
import { newsletterTags } from '../newsletter-tags.ts'
import { listOf, plainLines, plainText } from '../schemas.ts'
import { issueStates } from './issue-states.ts'
import { officeCall, refused } from './office-call.ts'
import { moment } from './schedule.ts'

/** What an issue says in one language; all three are empty where it is not written yet. */
const issueText = v.strictObject({
  subject: plainText(150),
  /** What mail programs show beside the subject. */
  preheader: plainText(200),
  /** Markdown: `##`, lists, quotes, links, bold and italic. A link alone in its paragraph is a button. */
  text: plainLines(15_000),
})
export type IssueText = v.InferOutput<typeof issueText>

const fields = {
  texts: v.strictObject(mapLocales(() => issueText)),
  /** The languages whose readers get English on purpose. */
  in_english: v.pipe(v.array(v.picklist(everyLocale)), v.maxLength(everyLocale.length)),
  /** Only readers of one of these subjects, or of all; empty: everybody. */
  tags: v.pipe(v.array(v.picklist(newsletterTags)), v.maxLength(newsletterTags.length)),
}
const issueFields = v.strictObject(fields)
export type IssueFields = v.InferOutput<typeof issueFields>

const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.nullable(v.string())

const results = v.object({
  /** Readers whose mail was put into the queue. */
  queued: v.number(),
  sent: v.number(),
  /** Mails that could not be delivered. */
  failed: v.number(),
  /** Readers who had left before their mail went out. */
  left: v.number(),
})
export type IssueResults = v.InferOutput<typeof results>

const summary = {
  id: v.string(),
  state: v.picklist(issueStates),
  /** The English subject. */
  subject: v.string(),
  changed_at: v.string(),
  /** The names of who saved it last, asked for its approval, approved it and sent it; null: not, or no longer among staff. */
  changed_by: name,
  asked_by: name,
  approved_by: name,
  sent_by: name,
  /** When it is to go out. */
  send_at: v.nullable(v.string()),
  started_at: v.nullable(v.string()),
  finished_at: v.nullable(v.string()),
  results,
}
const issueSummary = v.object(summary)
export type IssueSummary = v.InferOutput<typeof issueSummary>

/** Why an issue cannot go out as it is. */
const issueFault = v.object({
  language: v.picklist(everyLocale),
  field: v.picklist(['subject', 'preheader', 'text']),
  /** The line of the text. */
  line: v.nullable(v.number()),
  reason: v.string(),
})
export type IssueFault = v.InferOutput<typeof issueFault>

const issueView = v.object({
  ...summary,
  ...fields,
  version,
  /** Why it was sent back to its author; empty: it was not. */
  note: v.string(),
  faults: v.array(issueFault),
  /** Of each language's readers. */
  results_by_language: v.strictObject(mapLocales(() => results)),
  /** The address of its page in the archive; null: it was not sent yet. */
  archive: v.nullable(v.string()),
  /** What the caller typed and has not saved, and the version that it began with. */
  copy: v.nullable(v.object({ fields: issueFields, version, at: v.string() })),
  may: v.object({ approve: v.boolean(), send: v.boolean() }),
})
export type IssueView = v.InferOutput<typeof issueView>

/** What somebody else has saved meanwhile, and both changes together. */
const issueConflict = v.object({
  version,
  by: name,
  theirs: issueFields,
  /** The caller's text where they changed it, the other one where they did not. */
  merged: issueFields,
  /** The fields that both have changed, such as `cn.text`: `merged` has the caller's. */
  both: v.array(v.string()),
})
export type IssueConflict = v.InferOutput<typeof issueConflict>

const counts = v.object({
  /** Readers who would get an issue of these subjects. */
  readers: v.number(),
  /** Readers who would get an issue of each subject. */
  by_tag: v.strictObject(
    Object.fromEntries(newsletterTags.map(tag => [tag, v.number()])) as Record<
      (typeof newsletterTags)[number],
      v.NumberSchema<undefined>
    >,
  ),
})
export type ReaderCounts = v.InferOutput<typeof counts>

const unknownIssue = { 404: 'There is no such issue' }
const stale = { 409: 'Somebody has changed it since, or its state does not allow it' }
const path = '/newsletter/issues/{id}'
const done = v.object({ success: v.boolean() })

/** Issues of the newsletter: written, approved by a second person, sent. */
export const issueCalls = {
  listIssues: officeCall({
    name: 'listIssues',
    summary: 'Issues of the newsletter, those changed last first',
    method: 'GET',
    path: '/newsletter/issues',
    permission: 'newsletter.write',
    query: v.strictObject({
      state: v.optional(v.picklist(issueStates)),
      cursor: v.optional(plainText(200)),
    }),
    answer: v.object({ issues: v.array(issueSummary), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: 'The cursor is not one that a list gave' },
  }),
  getIssue: officeCall({
    name: 'getIssue',
    summary: 'An issue with its texts, its faults and its results',
    method: 'GET',
    path,
    permission: 'newsletter.write',
    answer: issueView,
    refusals: { ...refused, ...unknownIssue },
  }),
  saveIssue: officeCall({
    name: 'saveIssue',
    summary: 'Saves an issue, without an `id` a new one; an approval falls with it',
    method: 'POST',
    path: '/newsletter/issues',
    permission: 'newsletter.write',
    body: v.strictObject({
      ...fields,
      id: v.optional(plainText(100)),
      /** That of the issue which was changed. */
      version: v.optional(version),
    }),
    answer: v.object({ id: v.string(), version, conflict: v.nullable(issueConflict) }),
    alsoAnswers: [409],
    refusals: { ...refused, ...unknownIssue, 422: 'It has gone out, or there are too many drafts' },
  }),
  keepIssueCopy: officeCall({
    name: 'keepIssueCopy',
    summary: 'Keeps what is being typed; null: it is discarded',
    method: 'PUT',
    path: `${path}/copy`,
    permission: 'newsletter.write',
    unaudited: true,
    body: v.strictObject({ version, fields: v.nullable(issueFields) }),
    answer: v.object({ at: v.string() }),
    refusals: { ...refused, ...unknownIssue },
  }),
  countReaders: officeCall({
    name: 'countReaders',
    summary: 'How many readers of each language would get an issue of these subjects, and of each subject',
    method: 'GET',
    path: '/newsletter/counts',
    permission: 'newsletter.write',
    query: v.strictObject({ tags: v.optional(listOf(newsletterTags)) }),
    answer: v.object({ languages: v.strictObject(mapLocales(() => counts)) }),
    refusals: { ...refused, 400: 'A subject is unknown' },
  }),
  previewIssue: officeCall({
    name: 'previewIssue',
    summary: 'The mail of an issue in a language, as it was saved, without the link of a reader',
    method: 'GET',
    path: `${path}/preview`,
    permission: 'newsletter.write',
    query: v.strictObject({ language: v.picklist(everyLocale) }),
    answer: v.object({ subject: v.string(), text: v.string() }),
    refusals: { ...refused, ...unknownIssue, 422: 'It is not written in this language' },
  }),
  testIssue: officeCall({
    name: 'testIssue',
    summary: 'Sends the mails of an issue to the caller alone, one for each language that is written',
    method: 'POST',
    path: `${path}/test`,
    permission: 'newsletter.write',
    body: v.strictObject({}),
    answer: v.object({ to: v.string(), mails: v.number() }),
    refusals: { ...refused, ...unknownIssue, 422: 'Nothing is written yet', 429: 'Too many within an hour' },
  }),
  askIssueApproval: officeCall({
    name: 'askIssueApproval',
    summary: 'Asks a second person to approve a version',
    method: 'POST',
    path: `${path}/approval`,
    permission: 'newsletter.write',
    body: v.strictObject({ version }),
    answer: done,
    refusals: { ...refused, ...unknownIssue, ...stale, 422: 'Something is missing, or cannot be sent' },
  }),
  approveIssue: officeCall({
    name: 'approveIssue',
    summary: 'Approves a version that somebody else has saved',
    method: 'POST',
    path: `${path}/approved`,
    permission: 'newsletter.approve',
    body: v.strictObject({ version }),
    answer: done,
    refusals: { ...refused, ...unknownIssue, ...stale },
  }),
  returnIssue: officeCall({
    name: 'returnIssue',
    summary: 'Sends an issue that waits or is approved back to its author, with the reason',
    method: 'POST',
    path: `${path}/returned`,
    permission: 'newsletter.approve',
    body: v.strictObject({
      version,
      reason: v.pipe(plainText(500), v.trim(), v.minLength(1, 'should say why')),
    }),
    answer: done,
    refusals: { ...refused, ...unknownIssue, ...stale },
  }),
  sendIssue: officeCall({
    name: 'sendIssue',
    summary:
      'Sends an approved issue now or at a moment; one that was stopped goes on with who has not had it',
    method: 'POST',
    path: `${path}/sending`,
    permission: 'newsletter.send',
    elevated: true,
    body: v.strictObject({ version, at: v.nullable(moment) }),
    answer: done,
    refusals: { ...refused, ...unknownIssue, ...stale, 422: 'The moment has passed or is too far away' },
  }),
  stopIssue: officeCall({
    name: 'stopIssue',
    summary: 'Stops an issue between two mails, or takes it off the schedule',
    method: 'POST',
    path: `${path}/stopped`,
    permission: 'newsletter.write',
    body: v.strictObject({}),
    answer: done,
    refusals: { ...refused, ...unknownIssue, ...stale },
  }),
  removeIssue: officeCall({
    name: 'removeIssue',
    summary: 'Removes an issue of which no mail has gone out',
    method: 'DELETE',
    path,
    permission: 'newsletter.write',
    answer: done,
    refusals: { ...refused, ...unknownIssue, ...stale },
  }),
}

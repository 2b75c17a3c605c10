import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { uploadId } from '../requests/support/schema.ts'
import { requestKinds } from '../requests.ts'
import { outOfBounds, pageSize, plainLines, plainText } from '../schemas.ts'
import { colleague } from './door.ts'
import { officeCall, refused, unknownObject } from './office-call.ts'
import { teams } from './permissions.ts'
import { officeEvent, presence, requestDetails, requestRow } from './request-view.ts'

/** The boxes of the inbox. `waiting`: open ones by the time that their sender has waited, longest first. */
export const boxes = ['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'spam'] as const
export type Box = (typeof boxes)[number]

const filter = {
  team: v.optional(v.picklist(teams)),
  kind: v.optional(v.picklist(requestKinds)),
  state: v.optional(plainText(20)),
  language: v.optional(v.picklist(everyLocale)),
  tag: v.optional(plainText(40)),
}
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(plainLines(20_000), v.regex(/\S/, 'should have words'))
const uploads = v.optional(v.pipe(v.array(uploadId), v.maxLength(10)), [])
const time = v.pipe(v.string(), v.isoTimestamp())
/** An idempotency key: the same act twice is one act. */
const act = v.pipe(v.string(), v.uuid())
const references = v.pipe(v.array(plainText(20)), v.minLength(1), v.maxLength(100))

const changed = v.object({ version: v.number() })
const conflict = { 409: 'It has changed since that version' } as const

export const inboxCalls = {
  listRequests: officeCall({
    name: 'listRequests',
    summary: 'A page of a box, newest change first, or of the requests that match `q`',
    method: 'GET',
    path: '/requests',
    permission: 'inbox.read',
    query: v.strictObject({
      box: v.optional(v.picklist(boxes), 'open'),
      ...filter,
      q: v.optional(plainText(200)),
      cursor: v.optional(plainText(200)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({ requests: v.array(requestRow), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  countBoxes: officeCall({
    name: 'countBoxes',
    summary: 'The number of requests in each box; at most 1,000 are counted',
    method: 'GET',
    path: '/boxes',
    permission: 'inbox.read',
    answer: v.object({ boxes: v.record(v.picklist(boxes), v.number()), tags: v.array(v.string()) }),
    refusals: refused,
  }),
  listColleagues: officeCall({
    name: 'listColleagues',
    summary: 'The active members of staff, for assignments and mentions',
    method: 'GET',
    path: '/colleagues',
    permission: 'inbox.read',
    answer: v.object({
      colleagues: v.array(v.object({ ...colleague.entries, teams: v.array(v.picklist(teams)) })),
    }),
    refusals: refused,
  }),
  getRequest: officeCall({
    name: 'getRequest',
    summary: 'A request with its events, files, and what else its sender has sent',
    method: 'GET',
    path: '/requests/{reference}',
    permission: 'inbox.read',
    answer: requestDetails,
    refusals: { ...refused, ...unknownObject },
  }),
  reply: officeCall({
    name: 'reply',
    summary:
      'Answers the sender by mail, in their language, after ten seconds. A request that has changed since `version` holds the reply, unless `force` is set',
    method: 'POST',
    path: '/requests/{reference}/replies',
    permission: 'inbox.answer',
    body: v.strictObject({
      act,
      version,
      text,
      uploads,
      close: v.optional(v.boolean(), false),
      force: v.optional(v.boolean(), false),
    }),
    answer: v.object({
      /** The event of the reply, and the time of its mail. */
      event: v.optional(v.string()),
      due_at: v.optional(v.string()),
      version: v.number(),
      /** What came in between: the reply is kept as draft. */
      held: v.optional(v.array(officeEvent)),
    }),
    alsoAnswers: [409],
    refusals: { ...refused, ...unknownObject, 422: 'A file is incomplete, or the kind takes no replies' },
  }),
  undoReply: officeCall({
    name: 'undoReply',
    summary: 'Takes a reply back whose mail has not left; its text is the draft again',
    method: 'DELETE',
    path: '/requests/{reference}/replies/{event}',
    permission: 'inbox.answer',
    answer: changed,
    refusals: { ...refused, ...unknownObject, 409: 'The mail has left' },
  }),
  keepReplyDraft: officeCall({
    name: 'keepReplyDraft',
    summary: "Keeps the caller's draft of a reply; an empty one is deleted",
    method: 'PUT',
    path: '/requests/{reference}/draft',
    permission: 'inbox.answer',
    unaudited: true,
    body: v.strictObject({ text: plainLines(20_000), uploads }),
    answer: v.object({ at: v.nullable(v.string()) }),
    refusals: { ...refused, ...unknownObject },
  }),
  addNote: officeCall({
    name: 'addNote',
    summary: 'Adds an internal note; `@name` mentions colleagues, who are told by mail',
    method: 'POST',
    path: '/requests/{reference}/notes',
    permission: 'inbox.answer',
    body: v.strictObject({ act, text }),
    answer: changed,
    refusals: { ...refused, ...unknownObject },
  }),
  assign: officeCall({
    name: 'assign',
    summary: 'Assigns requests to a colleague, to nobody, or to another team',
    method: 'POST',
    path: '/requests/assignment',
    permission: 'inbox.answer',
    body: v.strictObject({
      references,
      assignee: v.optional(v.nullable(v.string())),
      team: v.optional(v.picklist(teams)),
    }),
    answer: v.object({ changed: v.number() }),
    refusals: { ...refused, ...unknownObject, 422: 'The colleague is not of the team' },
  }),
  changeState: officeCall({
    name: 'changeState',
    summary: 'Changes the state of support requests without a mail: received, answered, closed',
    method: 'POST',
    path: '/requests/state',
    permission: 'inbox.answer',
    body: v.strictObject({ references, state: v.picklist(['received', 'answered', 'closed']) }),
    answer: v.object({ changed: v.number() }),
    refusals: { ...refused, ...unknownObject, 422: 'The kind has states of its own' },
  }),
  snooze: officeCall({
    name: 'snooze',
    summary: 'Hides requests from the boxes until a time, or until the sender writes; null ends it',
    method: 'POST',
    path: '/requests/snooze',
    permission: 'inbox.answer',
    body: v.strictObject({ references, until: v.nullable(time) }),
    answer: v.object({ changed: v.number() }),
    refusals: { ...refused, ...unknownObject, 422: 'The time is past, or more than a year away' },
  }),
  tag: officeCall({
    name: 'tag',
    summary: 'Adds and removes tags',
    method: 'POST',
    path: '/requests/tags',
    permission: 'inbox.answer',
    body: v.strictObject({
      references,
      add: v.optional(v.pipe(v.array(v.pipe(plainText(40), v.regex(/\S/))), v.maxLength(10)), []),
      remove: v.optional(v.pipe(v.array(plainText(40)), v.maxLength(10)), []),
    }),
    answer: v.object({ changed: v.number() }),
    refusals: { ...refused, ...unknownObject },
  }),
  markSpam: officeCall({
    name: 'markSpam',
    summary: 'Marks requests as spam, or not',
    method: 'POST',
    path: '/requests/spam',
    permission: 'inbox.answer',
    body: v.strictObject({ references, spam: v.boolean() }),
    answer: v.object({ changed: v.number() }),
    refusals: { ...refused, ...unknownObject },
  }),
  mergeRequests: officeCall({
    name: 'mergeRequests',
    summary: 'Merges a request into another of the same sender; both references lead to it, and drafts stay',
    method: 'POST',
    path: '/requests/{reference}/merge',
    permission: 'inbox.answer',
    body: v.strictObject({ version, into: plainText(20) }),
    answer: v.object({ reference: v.string() }),
    refusals: { ...refused, ...unknownObject, ...conflict, 422: 'Another sender, another kind, or itself' },
  }),
  splitRequest: officeCall({
    name: 'splitRequest',
    summary: 'Moves messages from one on into a request of their own',
    method: 'POST',
    path: '/requests/{reference}/split',
    permission: 'inbox.answer',
    body: v.strictObject({ version, event: v.string() }),
    answer: v.object({ reference: v.string() }),
    refusals: { ...refused, ...unknownObject, ...conflict, 422: 'Not a message of the sender' },
  }),
  pulse: officeCall({
    name: 'pulse',
    summary:
      "Keeps the caller's presence at a request, and answers who else is there and the current version",
    method: 'POST',
    path: '/requests/{reference}/presence',
    permission: 'inbox.read',
    unaudited: true,
    background: true,
    body: v.strictObject({ doing: v.picklist(['reading', 'writing', 'gone']) }),
    answer: v.object({ version: v.number(), presence: v.array(presence) }),
    refusals: { ...refused, ...unknownObject },
  }),
}

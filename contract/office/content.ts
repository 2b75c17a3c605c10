import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { revisionApproval } from './approvals.ts'
import { entryKinds, everyPart, partStates } from './content-parts.ts'
import {
  entryView,
  factsConflict,
  factsInput,
  fileConflict,
  textConflict,
  textInput,
  writtenSegments,
} from './content-text.ts'
import { entryRow, revisionView } from './content-view.ts'
import { officeCall, refused } from './office-call.ts'

const unknownEntry = { 404: 'Unknown entry, part or revision' } as const
const stale = { 409: 'Somebody else has saved since' } as const
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = plainText(200)
const entry = '/content/entries/{entry}'
const part = `${entry}/{part}` as const

/** The entry of a path or an answer is named by its id, or by its path: `insight/2026/one-leaf`. */
export const contentCalls = {
  listEntries: officeCall({
    name: 'listEntries',
    summary: 'Entries by path, each with the state of its parts; by kind, state of a language, and words',
    method: 'GET',
    path: '/content/entries',
    permission: 'content.read',
    query: v.strictObject({
      kind: v.optional(v.picklist(entryKinds)),
      /** The language of `state`. */
      language: v.optional(v.picklist(everyLocale), 'en'),
      /** `asked`: a part in any language waits for the approval of a second person. */
      state: v.optional(v.picklist([...partStates, 'outdated', 'asked'])),
      q: v.optional(plainText(200)),
      archived: v.optional(v.picklist(['0', '1']), '0'),
      cursor: v.optional(plainText(400)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({ entries: v.array(entryRow), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  getEntry: officeCall({
    name: 'getEntry',
    summary:
      'An entry with one of its parts as it was saved last, its facts, and what the caller was writing',
    method: 'GET',
    path: entry,
    permission: 'content.read',
    query: v.strictObject({ part: v.optional(v.picklist(everyPart), 'en') }),
    answer: entryView,
    refusals: { ...refused, ...unknownEntry },
  }),
  createEntry: officeCall({
    name: 'createEntry',
    summary: 'Creates an entry without any text',
    method: 'POST',
    path: '/content/entries',
    permission: 'content.write',
    body: v.strictObject({ kind: v.picklist(entryKinds), path: plainText(200) }),
    answer: v.object({ id: v.string() }),
    refusals: { ...refused, 409: 'The path is taken', 422: 'The path cannot be an address' },
  }),
  checkText: officeCall({
    name: 'checkText',
    reads: true,
    summary: 'Segments as Markdown, and Markdown as segments, without keeping anything',
    method: 'POST',
    path: '/content/check',
    permission: 'content.write',
    unaudited: true,
    body: v.strictObject({ kind: v.picklist(entryKinds), text: textInput }),
    answer: v.object({ markdown: v.string(), segments: writtenSegments }),
    refusals: { ...refused, 422: 'The text cannot be written as Markdown, or does not parse' },
  }),
  keepCopy: officeCall({
    name: 'keepCopy',
    summary: 'Keeps what the caller is writing; null: nothing any more',
    method: 'PUT',
    path: `${part}/copy`,
    permission: 'content.write',
    unaudited: true,
    background: true,
    body: v.strictObject({
      based_on: v.nullable(id),
      text: v.optional(v.nullable(textInput)),
      facts: v.optional(v.nullable(factsInput)),
    }),
    answer: v.object({ at: v.string() }),
    refusals: { ...refused, ...unknownEntry },
  }),
  saveText: officeCall({
    name: 'saveText',
    summary: 'Saves a text as a new revision; 409 with both texts, and merged where they do not touch',
    method: 'POST',
    path: `${part}/text`,
    permission: 'content.write',
    body: v.strictObject({
      version,
      /** The revision that it was written from. */
      based_on: v.nullable(id),
      /** The English revision that a translation was made from; the published one by default. */
      source_revision: v.optional(id),
      note: v.optional(plainText(200), ''),
      /** Whether it is the merged text that was offered. */
      merged: v.optional(v.boolean(), false),
      text: textInput,
    }),
    answer: v.object({
      version: v.number(),
      revision: v.nullable(v.string()),
      conflict: v.nullable(textConflict),
    }),
    alsoAnswers: [409],
    refusals: {
      ...refused,
      ...unknownEntry,
      422: 'The text cannot be written as Markdown, or does not parse',
    },
  }),
  saveFacts: officeCall({
    name: 'saveFacts',
    summary: 'Saves the facts as a new revision; 409 with those of somebody else',
    method: 'POST',
    path: `${entry}/facts`,
    permission: 'content.write',
    body: v.strictObject({
      version,
      based_on: v.nullable(id),
      note: v.optional(plainText(200), ''),
      facts: factsInput,
    }),
    answer: v.object({
      version: v.number(),
      revision: v.nullable(v.string()),
      conflict: v.nullable(factsConflict),
    }),
    alsoAnswers: [409],
    refusals: { ...refused, ...unknownEntry, 422: 'A fact is missing, unknown or wrong' },
  }),
  listRevisions: officeCall({
    name: 'listRevisions',
    summary: 'The revisions of a part, newest first',
    method: 'GET',
    path: `${part}/revisions`,
    permission: 'content.read',
    query: v.strictObject({ cursor: v.optional(plainText(200)), limit: v.optional(pageSize) }),
    answer: v.object({
      revisions: v.array(revisionView),
      /** Those of these revisions. */
      approvals: v.array(revisionApproval),
      next_cursor: v.nullable(v.string()),
    }),
    refusals: { ...refused, ...unknownEntry, 400: outOfBounds },
  }),
  compareRevisions: officeCall({
    name: 'compareRevisions',
    summary: 'Two revisions of a part beside each other, by segment and by word',
    method: 'GET',
    path: `${part}/comparison`,
    permission: 'content.read',
    /** Revisions by their ids or numbers; `from` 0: nothing, as before the first. */
    query: v.strictObject({ from: id, to: id }),
    answer: v.object({
      from: v.nullable(revisionView),
      to: revisionView,
      /** Title, description and whether it is a sample; for facts, each by its name. */
      fields: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
      segments: v.array(
        v.object({
          change: v.picklist(['same', 'added', 'removed', 'changed']),
          before: v.nullable(v.string()),
          after: v.nullable(v.string()),
          /** The words of a changed segment. */
          words: v.array(v.object({ change: v.picklist(['same', 'added', 'removed']), text: v.string() })),
        }),
      ),
    }),
    refusals: { ...refused, ...unknownEntry },
  }),
  restoreRevision: officeCall({
    name: 'restoreRevision',
    summary: 'Saves an earlier revision again, as the newest',
    method: 'POST',
    path: `${part}/restored`,
    permission: 'content.write',
    body: v.strictObject({ version, revision: id }),
    answer: v.object({ version: v.number(), revision: v.string() }),
    refusals: { ...refused, ...unknownEntry, ...stale },
  }),
  publish: officeCall({
    name: 'publish',
    summary: 'Publishes the newest revision of one part; the other languages stay as they are',
    method: 'POST',
    path: `${part}/publish`,
    permission: 'content.publish',
    body: v.strictObject({ version }),
    answer: v.object({ revision: v.string() }),
    refusals: {
      ...refused,
      ...unknownEntry,
      409: 'Somebody else has saved since, nothing is written, no second person has approved it, or the facts are not published',
      422: 'The text does not parse, or a link leads nowhere',
    },
  }),
  unpublish: officeCall({
    name: 'unpublish',
    summary: 'Takes one language off the site; its text stays in the office',
    method: 'POST',
    path: `${part}/unpublish`,
    permission: 'content.publish',
    body: v.strictObject({ version }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownEntry, 409: 'Somebody else has saved since, or it is not published' },
  }),
  archiveEntry: officeCall({
    name: 'archiveEntry',
    summary: 'Takes an entry off the site in every language, and out of the lists; or back into them',
    method: 'POST',
    path: `${entry}/archive`,
    permission: 'content.publish',
    body: v.strictObject({ archived: v.boolean() }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownEntry, 409: 'Other pages stand below it' },
  }),
  listFileConflicts: officeCall({
    name: 'listFileConflicts',
    summary: 'The parts that were changed in their files and by staff, with all three texts',
    method: 'GET',
    path: '/content/conflicts',
    permission: 'content.files',
    query: v.strictObject({ cursor: v.optional(plainText(400)), limit: v.optional(pageSize) }),
    answer: v.object({ conflicts: v.array(fileConflict), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  settleFileConflict: officeCall({
    name: 'settleFileConflict',
    summary: 'Settles a conflict: the office, the file, or an edited text goes live; the file is agreed on',
    method: 'POST',
    path: '/content/conflicts/{entry}/{part}',
    permission: 'content.files',
    body: v.strictObject({
      version,
      take: v.picklist(['office', 'file', 'edited']),
      /** The file that was seen; any by default. */
      file_hash: v.optional(plainText(64)),
      text: v.optional(textInput),
      facts: v.optional(factsInput),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: {
      ...refused,
      ...unknownEntry,
      ...stale,
      422: 'The text does not parse, or a link leads nowhere',
    },
  }),
} as const

import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { uploadId } from '../requests/support/schema.ts'
import { plainLines, plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'
import { teams } from './permissions.ts'
import { storedFile } from './request-view.ts'

const savedReply = v.object({
  id: v.string(),
  team: v.picklist(teams),
  name: v.string(),
  /** Its text by locale; a locale without one is missing. */
  texts: v.record(v.picklist(everyLocale), v.optional(v.string())),
  files: v.array(storedFile),
  used: v.number(),
  at: v.string(),
})
export type SavedReply = v.InferOutput<typeof savedReply>

export const savedReplyCalls = {
  listSavedReplies: officeCall({
    name: 'listSavedReplies',
    summary: "The saved replies of the caller's teams, by name",
    method: 'GET',
    path: '/saved-replies',
    permission: 'inbox.read',
    answer: v.object({ replies: v.array(savedReply) }),
    refusals: refused,
  }),
  saveSavedReply: officeCall({
    name: 'saveSavedReply',
    summary: 'Creates a saved reply, or replaces the one with the id',
    method: 'POST',
    path: '/saved-replies',
    permission: 'inbox.answer',
    body: v.strictObject({
      id: v.optional(v.string()),
      team: v.picklist(teams),
      name: v.pipe(plainText(100), v.regex(/\S/)),
      texts: v.record(v.picklist(everyLocale), v.optional(plainLines(20_000))),
      /** New uploads, and the ids of files that stay. */
      files: v.optional(v.pipe(v.array(v.union([uploadId, v.string()])), v.maxLength(10)), []),
    }),
    answer: v.object({ id: v.string() }),
    refusals: {
      ...refused,
      404: 'Unknown, or of another team',
      422: 'No language has a text, or the name is taken',
    },
  }),
  removeSavedReply: officeCall({
    name: 'removeSavedReply',
    summary: 'Removes a saved reply',
    method: 'DELETE',
    path: '/saved-replies/{id}',
    permission: 'inbox.answer',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 404: 'Unknown, or of another team' },
  }),
  useSavedReply: officeCall({
    name: 'useSavedReply',
    summary: "The text of a saved reply in the sender's language, and its files as uploads of the reply",
    method: 'POST',
    path: '/saved-replies/{id}/use',
    permission: 'inbox.answer',
    unaudited: true,
    body: v.strictObject({ reference: plainText(20) }),
    answer: v.object({
      text: v.nullable(v.string()),
      /** The locale of the text; not the sender's where that is missing. */
      locale: v.nullable(v.picklist(everyLocale)),
      uploads: v.array(storedFile),
    }),
    refusals: { ...refused, 404: 'Unknown, or of another team' },
  }),
}

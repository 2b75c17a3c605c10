import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'

const links = '/content/entries/{entry}/{part}/preview-links'
const unknownEntry = { 404: 'Unknown entry, part or revision' } as const

const previewLink = v.object({
  id: v.string(),
  /** The number of the revision that it stays at; null: it shows what is saved last. */
  revision: v.nullable(v.number()),
  /** Who made it; null: they are no longer among staff. */
  made_by: v.nullable(v.string()),
  created_at: v.string(),
  expires_at: v.string(),
  opened: v.number(),
})
export type PreviewLink = v.InferOutput<typeof previewLink>

/** The entry is named as in the calls of content: by its id or its path. */
export const previewCalls = {
  createPreviewLink: officeCall({
    name: 'createPreviewLink',
    summary: 'Makes a link that shows a part on the site for seven days; its token is answered this once',
    method: 'POST',
    path: links,
    permission: 'content.write',
    body: v.strictObject({
      /** The revision to stay at; without it the link shows what is saved last. */
      revision: v.optional(plainText(200)),
    }),
    answer: v.object({ id: v.string(), token: v.string(), expires_at: v.string() }),
    refusals: {
      ...refused,
      ...unknownEntry,
      409: 'Nothing is written, the facts are missing, it has no page, or it has too many links',
    },
  }),
  listPreviewLinks: officeCall({
    name: 'listPreviewLinks',
    summary: 'The pages of a part, and the links to it that are open, newest first',
    method: 'GET',
    path: links,
    permission: 'content.read',
    answer: v.object({
      /** The paths of its pages on the site, in its language; facts: in the languages that are written. */
      pages: v.array(v.string()),
      links: v.array(previewLink),
      /** Whether the caller may make and revoke links. */
      may_change: v.boolean(),
    }),
    refusals: { ...refused, ...unknownEntry },
  }),
  revokePreviewLink: officeCall({
    name: 'revokePreviewLink',
    summary: 'Ends a preview link at once',
    method: 'POST',
    path: '/content/preview-links/{link}/revocation',
    permission: 'content.write',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 404: 'There is no such open link' },
  }),
} as const

import * as v from 'valibot'
import { call } from './call.ts'
import { everyLocale } from './locale.ts'
import { plainText } from './schemas.ts'

const token = plainText(100)

/** Calls of the site's server about preview links. */
export const previewServiceCalls = {
  openPreview: call({
    name: 'openPreview',
    whileReadOnly: true,
    summary: 'Opens a preview link at a page of the site, which has to be the one that the link is of',
    method: 'POST',
    path: '/preview-openings',
    fromService: true,
    body: v.strictObject({
      token,
      /** The path of the page without a language: `/insight/2026/one-leaf`. */
      page: plainText(300),
      locale: v.picklist(everyLocale),
      /** Whether it counts as opened: not for the frames of the office. */
      counted: v.boolean(),
    }),
    answer: v.object({ revision: v.number(), expires_at: v.string() }),
    refusals: {
      403: 'Only the site calls this, with the service secret',
      404: 'There is no such link, it is of another page, revoked or expired',
    },
  }),
}

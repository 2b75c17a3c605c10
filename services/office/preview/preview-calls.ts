import type { previewCalls as calls } from '../../../contract/office/preview.ts'
import { newId } from '../../../platform/identity.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { Refusal } from '../../http/problem.ts'
import {
  getEntryRow,
  getRevision,
  getWritable,
  mayOf,
  partOf,
  verifyNotArchived,
} from '../content/find-entry.ts'
import { subjectOf } from '../content/save-calls.ts'
import type { OfficeHandlers } from '../handler.ts'
import { findOpenLink, insertLink, listOpenLinks, revokeLink } from './preview-links.ts'
import { listPages } from './preview-pages.ts'

const lifetimeMs = 7 * 24 * 3_600_000
const maxOpenLinks = 50

/** The handlers of preview links. Whoever may write a part may show it. */
export const previewCalls: OfficeHandlers<typeof calls> = {
  async createPreviewLink({ params, body, session, db, now, act }) {
    const { entry, part } = await getWritable({ db, session, params })
    verifyNotArchived(entry)
    const pages = await listPages(db, entry, part)
    if (pages.length === 0)
      throw new Refusal(409, 'It has no page to show: a text and its facts have to be saved.')
    const revision =
      body.revision === undefined
        ? null
        : await getRevision(db, { entryId: entry.id, part, id: body.revision })
    const [id, token] = [newId(), newToken()]
    const expires_at = new Date(now.getTime() + lifetimeMs).toISOString()
    return act(subjectOf(entry, part, { link: id }), async trx => {
      if ((await listOpenLinks(trx, { entryId: entry.id, part }, now)).length >= maxOpenLinks)
        throw new Refusal(409, `There are ${maxOpenLinks} links already: revoke some first.`)
      await insertLink(trx, {
        ...{ id, token_hash: hashOf(token), entry_id: entry.id, part, revision_id: revision?.id ?? null },
        ...{ created_by: session.staff.id, created_at: now.toISOString(), expires_at },
      })
      return { id, token, expires_at }
    })
  },
  async listPreviewLinks({ params, session, db, now }) {
    const entry = await getEntryRow(db, params.entry)
    const part = partOf(params.part)
    return {
      pages: await listPages(db, entry, part),
      links: await listOpenLinks(db, { entryId: entry.id, part }, now),
      may_change: (await mayOf(db, session, entry, part)).write,
    }
  },
  async revokePreviewLink({ params: { link: id = '' }, session, db, now, act }) {
    const link = await findOpenLink(db, id, now)
    if (!link) throw new Refusal(404, 'There is no such open link.')
    const params = { entry: link.entry_id, part: link.part }
    const { entry, part } = await getWritable({ db, session, params })
    return act(subjectOf(entry, part, { link: id }), async trx => {
      await revokeLink(trx, id, now)
      return { success: true }
    })
  },
}

import type { contentCalls as calls } from '../../../contract/office/content.ts'
import type { OfficeHandlers } from '../handler.ts'
import { getPublishable, partOf, verifyNotArchived } from './find-entry.ts'
import { archiveEntry, publishPart, unpublishPart } from './publish-part.ts'
import { refuseStale, subjectOf } from './save-calls.ts'

type PublishName = 'publish' | 'unpublish' | 'archiveEntry'

/** Publishing, one part at a time. */
export const publishCalls: Pick<OfficeHandlers<typeof calls>, PublishName> = {
  async publish({ params, body: { version }, session, db, now, act }) {
    const entry = await getPublishable({ db, session, params })
    const part = partOf(params.part)
    verifyNotArchived(entry)
    return act(subjectOf(entry, part, { version }), async trx => ({
      revision: await refuseStale(publishPart(trx, { entry, part, version }, now)),
    }))
  },
  async unpublish({ params, body: { version }, session, db, now, act }) {
    const entry = await getPublishable({ db, session, params })
    const part = partOf(params.part)
    return act(subjectOf(entry, part, { version }), async trx => {
      await refuseStale(unpublishPart(trx, { entry, part, version }, now))
      return { success: true }
    })
  },
  async archiveEntry({ params, body: { archived }, session, db, now, act }) {
    const entry = await getPublishable({ db, session, params })
    return act(subjectOf(entry, 'facts', { archived }), async trx => {
      await archiveEntry(trx, entry, archived, now)
      return { success: true }
    })
  },
}

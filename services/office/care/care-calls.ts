import type { careCalls as calls } from '../../../contract/office/care.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { bringForward } from '../../../platform/jobs/recurring.ts'
import { Refusal } from '../../http/problem.ts'
import { getHead, getWritable } from '../content/find-entry.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { beginCrawl, crawlJob } from './crawl/crawl-site.ts'
import { findCare } from './find-care.ts'
import { viewCrawl } from './view-crawl.ts'

/** The handlers of what the site needs, and of its crawl. */
export const careCalls = ({ installation, origin }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async getCare({ session: { staff }, db, now }) {
    return {
      groups: await findCare({ db, installation, origin, staff, now }),
      crawl: {
        ...(await viewCrawl(db, installation.crawl)),
        may_change: isPermitted('jobs.change', staff.roles),
      },
    }
  },

  async confirmText({ body: { path, language }, session, db, act, now }) {
    const { entry } = await getWritable({ db, session, params: { entry: path, part: language } })
    if ((await getHead(db, entry.id, language)).live === null)
      throw new Refusal(404, 'There is no such published text.')
    return act({ kind: 'entry', id: entry.path, detail: { part: language } }, async trx => {
      const row = { staff_id: session.staff.id, at: now.toISOString() }
      await trx
        .insertInto('text_reviews')
        .values({ entry_id: entry.id, part: language, ...row })
        .onConflict(conflict => conflict.columns(['entry_id', 'part']).doUpdateSet(row))
        .execute()
      return { success: true }
    })
  },

  startCrawl: ({ session: { staff }, act, now }) =>
    act({ kind: 'care', id: 'crawl' }, async trx => {
      if (installation.crawl === 'off') throw new Refusal(409, 'The crawl is switched off.')
      if ((await beginCrawl(trx, staff.id, now)) === null) throw new Refusal(409, 'It is under way.')
      await bringForward(trx, crawlJob, now)
      return { success: true }
    }),

  stopCrawl: ({ act, now }) =>
    act({ kind: 'care', id: 'crawl' }, async trx => {
      const { numUpdatedRows } = await trx
        .updateTable('crawls')
        .set({ ended_at: now.toISOString(), fault: 'Somebody ended it.' })
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal(404, 'No crawl is under way.')
      return { success: true }
    }),
})

import type { siteFaultCalls as calls, SiteFaultKind } from '../../../contract/office/site-faults.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { Refusal } from '../../http/problem.ts'
import type { Trx } from '../content/find-entry.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { AuditSubject, OfficeHandlers } from '../handler.ts'
import { checkAgainKind } from './crawl/check-again.ts'
import { findCrawled, listSiteFaults } from './list-site-faults.ts'

interface Named {
  readonly kind: SiteFaultKind
  readonly target: string
}

const subjectOf = ({ kind, target }: Named, detail = {}): AuditSubject => ({
  kind: 'care',
  id: target,
  detail: { kind, target, ...detail },
})

async function verifyFault(trx: Trx, { kind, target }: Named) {
  const fault = await trx
    .selectFrom('site_faults')
    .select('since')
    .where('kind', '=', kind)
    .where('target', '=', target)
    .executeTakeFirst()
  if (!fault) throw new Refusal(404, 'There is no such finding, or not any more.')
}

/** The handlers of what the crawl of the site found. */
export const siteFaultCalls = ({ installation }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async listSiteFaults({ query: { page = '1', alone, ...filter }, session: { staff }, db }) {
    const faults = await listSiteFaults(db, { ...filter, isAlone: alone === '1', page: Number(page) }, staff)
    return { ...faults, crawled: await findCrawled(db) }
  },

  checkSiteFault: ({ body, act, now }) =>
    act(subjectOf(body), async trx => {
      await verifyFault(trx, body)
      const isOutside = body.kind === 'outside' || body.kind === 'unchecked'
      if (installation.crawl === 'off' || (isOutside && installation.crawl === 'own'))
        throw new Refusal(409, 'The crawl is switched off.')
      const { numUpdatedRows } = await trx
        .updateTable('site_faults')
        .set({ asked_at: now.toISOString() })
        .where('kind', '=', body.kind)
        .where('target', '=', body.target)
        .where('asked_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n)
        await enqueue(trx, { kind: checkAgainKind, payload: body, runAt: now, maxAttempts: 3 })
      return { success: true }
    }),

  leaveSiteFault: ({ body: { kind, target, why }, session: { staff }, act, now }) =>
    act(subjectOf({ kind, target }, { why }), async trx => {
      await verifyFault(trx, { kind, target })
      await trx.deleteFrom('left_alone').where('kind', '=', kind).where('target', '=', target).execute()
      if (why !== null)
        await trx
          .insertInto('left_alone')
          .values({ kind, target, why, staff_id: staff.id, at: now.toISOString() })
          .execute()
      return { success: true }
    }),
})

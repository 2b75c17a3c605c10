import type { approvalCalls as calls } from '../../../../contract/office/approvals.ts'
import { canPublish, needsSecondPerson } from '../../../../contract/office/content-scope.ts'
import { newId } from '../../../../platform/identity.ts'
import { readFactsOf } from '../../../admin/content/entries/fields.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeHandlers } from '../../handler.ts'
import {
  getEntryRow,
  getHead,
  getPublishable,
  getRevision,
  getWritable,
  partOf,
  verifyNotArchived,
} from '../find-entry.ts'
import { verifyDay } from '../legal/verify-day.ts'
import { withdrawVersion } from '../legal/withdraw-version.ts'
import { subjectOf } from '../save-calls.ts'
import { endApproval, warnScheduled } from './end-approval.ts'
import { listApprovals } from './list-approvals.ts'

/** The handlers of approvals by a second person, and of the versions that they lead to. */
export const approvalCalls: OfficeHandlers<typeof calls> = {
  listApprovals: async ({ session, db }) => ({ approvals: await listApprovals(db, session) }),
  async askApproval({ params, body: { version }, session, db, now, act }) {
    const { entry, part } = await getWritable({ db, session, params })
    if (!needsSecondPerson(entry.kind)) throw new Refusal(409, 'It needs no approval.')
    verifyNotArchived(entry)
    const head = await getHead(db, entry.id, part)
    const { draft, live } = head
    if (!draft) throw new Refusal(409, 'Nothing is written yet.')
    if (draft.id === live?.id) throw new Refusal(409, 'It is published already.')
    const row = {
      ...{
        id: newId(),
        entry_id: entry.id,
        part,
        revision_id: draft.id,
        state: 'asked' as const,
        reason: '',
      },
      ...{ asked_by: session.staff.id, asked_at: now.toISOString() },
    }
    return act(subjectOf(entry, part, { version, revision: draft.id }), async trx => {
      // Saving locks the head as well: nothing is asked for that is not the newest.
      const current = await trx
        .updateTable('heads')
        .set(({ ref }) => ({ version: ref('version') }))
        .where('entry_id', '=', entry.id)
        .where('part', '=', part)
        .where('version', '=', version)
        .where('draft_id', '=', draft.id)
        .executeTakeFirst()
      if (current.numUpdatedRows === 0n) throw new Refusal(409, 'Somebody else has saved since.')
      const asked = await trx
        .selectFrom('approvals')
        .select('state')
        .where('entry_id', '=', entry.id)
        .where('part', '=', part)
        .where('state', 'in', ['asked', 'approved'])
        .executeTakeFirst()
      // Before a second person looks at what could not go out.
      if (part === 'facts') await verifyDay(trx, entry, String(readFactsOf(draft.fields).effective), now)
      if (asked)
        throw new Refusal(409, `It is ${asked.state === 'asked' ? 'asked for' : 'approved'} already.`)
      await trx.insertInto('approvals').values(row).execute()
      return { revision: draft.id }
    })
  },
  async approve({ params, body, session, db, now, act }) {
    const { entry, part, revision } = await getDecided({ db, session, params }, body.revision)
    verifyNotArchived(entry)
    if (revision.author_id === session.staff.id)
      throw new Refusal(403, 'You wrote this revision: somebody else has to approve it.')
    const to = { state: 'approved' as const, decided_by: session.staff.id, decided_at: now.toISOString() }
    return act(subjectOf(entry, part, { revision: revision.id }), async trx => {
      await endApproval(trx, { entryId: entry.id, part, revision: revision.id, from: ['asked'], to })
      return { success: true }
    })
  },
  async refuseApproval({ params, body: { reason, ...body }, session, db, now, act }) {
    const { entry, part, revision } = await getDecided({ db, session, params }, body.revision)
    if (revision.author_id === session.staff.id)
      throw new Refusal(403, 'You wrote this revision: withdraw the question instead.')
    const decided = { decided_by: session.staff.id, decided_at: now.toISOString(), reason }
    const to = { state: 'refused' as const, ...decided }
    return act(subjectOf(entry, part, { revision: revision.id }), async trx => {
      await endApproval(trx, { entryId: entry.id, part, revision: revision.id, from: ['asked'], to })
      return { success: true }
    })
  },
  async withdrawApproval({ params, body, session, db, now, act }) {
    const { entry, part } = await getWritable({ db, session, params })
    const revision = await getRevision(db, { entryId: entry.id, part, id: body.revision })
    const { live } = await getHead(db, entry.id, part)
    if (live?.id === revision.id) throw new Refusal(409, 'It has gone out already.')
    const to = { state: 'withdrawn' as const, decided_by: session.staff.id, decided_at: now.toISOString() }
    return act(subjectOf(entry, part, { revision: revision.id }), async trx => {
      const from = ['asked', 'approved'] as const
      await endApproval(trx, { entryId: entry.id, part, revision: revision.id, from, to })
      await warnScheduled(trx, entry.id, part)
      return { success: true }
    })
  },
  async withdrawVersion({ params, body: { effective }, session, db, now, act }) {
    const entry = await getPublishable({ db, session, params })
    return act(subjectOf(entry, 'facts', { effective }), async trx => {
      await withdrawVersion(trx, entry, effective, now)
      return { success: true }
    })
  },
}

type Asked = Parameters<typeof getPublishable>[0]

/** What somebody decides about. Throws `Refusal` 404, or 403 for a kind that is not theirs to publish. */
async function getDecided({ db, session, params }: Asked, id: string) {
  const entry = await getEntryRow(db, params.entry)
  const part = partOf(params.part)
  if (!canPublish(session.staff, entry.kind)) throw new Refusal(403, 'It is not yours to approve.')
  return { entry, part, revision: await getRevision(db, { entryId: entry.id, part, id }) }
}

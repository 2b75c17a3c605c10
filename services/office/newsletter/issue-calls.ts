import type { issueCalls as calls } from '../../../contract/office/newsletter.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import { countReaders } from '../../admin/newsletter/count-readers.ts'
import { beginSending, enqueueIssue } from '../../admin/newsletter/issues.ts'
import type { IssueRow } from '../../admin/newsletter/schema.ts'
import { Refusal } from '../../http/problem.ts'
import { readMoment } from '../content/schedule/read-moment.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { AuditSubject, OfficeHandlers } from '../handler.ts'
import { changeIssue, getIssueRow } from './find-issue.ts'
import { mailTests, previewMail } from './preview-mails.ts'
import { describeConflict, dropCopy, inOrder, StaleIssue, saveIssue } from './save-issue.ts'
import { findFaults, summarize, summaryColumns, viewIssue } from './view-issue.ts'

const listed = 50

const subjectOf = (id: string, detail: AuditSubject['detail'] = {}): AuditSubject => ({
  kind: 'issue',
  id,
  detail,
})

/** The handlers of issues of the newsletter. */
export const issueCalls = (dependencies: OfficeDependencies): OfficeHandlers<typeof calls> => {
  const { pages, guard } = dependencies
  return {
    async listIssues({ query: { cursor, state }, db }) {
      const after = cursor === undefined ? null : decodeCursor(cursor, 'time')
      let query = db.selectFrom('newsletter_issues').select(summaryColumns)
      if (state !== undefined) query = query.where('state', '=', state)
      if (after)
        query = query.where(({ eb, or, and }) =>
          or([
            eb('changed_at', '<', after.key),
            and([eb('changed_at', '=', after.key), eb('id', '<', after.id)]),
          ]),
        )
      const rows = await query
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(listed + 1)
        .execute()
      const last = rows.length > listed ? rows[listed - 1] : undefined
      return {
        issues: await summarize(db, rows.slice(0, listed)),
        next_cursor: last ? encodeCursor({ key: last.changed_at, id: last.id }) : null,
      }
    },
    async getIssue({ params, session, db }) {
      return viewIssue(db, await getIssueRow(db, params.id), { session, pages })
    },
    async saveIssue({ body: { id, version = 0, ...fields }, session, db, now, act, refuse }) {
      const saved = { id, version, fields, staffId: session.staff.id }
      const subject = subjectOf(id ?? '', { version })
      try {
        return await act(subject, async trx => ({ ...(await saveIssue(trx, saved, now)), conflict: null }))
      } catch (error) {
        if (!(error instanceof StaleIssue)) throw error
        const conflict = await describeConflict(db, saved)
        return refuse(409, { id: id ?? '', version: conflict.version, conflict }, subject)
      }
    },
    async keepIssueCopy({ params, body: { version, fields }, session, db, now }) {
      const { id } = await getIssueRow(db, params.id)
      const at = now.toISOString()
      if (fields === null) await dropCopy(db, id, session.staff.id)
      else {
        const copy = { version, fields: JSON.stringify(inOrder(fields)), at }
        await db
          .insertInto('newsletter_copies')
          .values({ issue_id: id, staff_id: session.staff.id, ...copy })
          .onConflict(conflict => conflict.columns(['issue_id', 'staff_id']).doUpdateSet(copy))
          .execute()
      }
      return { at }
    },
    async countReaders({ query: { tags = [] }, db, now }) {
      return { languages: await countReaders(db as never, { tags, createdAt: now.toISOString() }) }
    },
    async previewIssue({ params, query: { language }, db }) {
      const { subject, text } = await previewMail(dependencies, await getIssueRow(db, params.id), language)
      return { subject, text }
    },
    async testIssue({ params, session, db, act }) {
      const row = await getIssueRow(db, params.id)
      await guard.check('issueTestsByStaff', session.staff.id)
      const queue = await mailTests(dependencies, row, session.staff.email)
      return act(subjectOf(row.id, { version: row.version }), async trx => ({
        to: session.staff.email,
        mails: await queue(trx),
      }))
    },
    async askIssueApproval({ params, body: { version }, session, db, act }) {
      const row = await getIssueRow(db, params.id)
      if (row.version === version) await verifyWhole(row)
      return act(subjectOf(row.id, { version }), async trx => {
        const set = { state: 'waiting' as const, asked_by: session.staff.id, note: '' }
        await changeIssue(trx, { id: row.id, version, from: ['draft'], set })
        return { success: true }
      })
    },
    async approveIssue({ params, body: { version }, session, db, act }) {
      const row = await getIssueRow(db, params.id)
      if (row.changed_by === session.staff.id)
        throw new Refusal(403, 'You saved this version: somebody else has to approve it.')
      if (row.version === version) await verifyWhole(row)
      return act(subjectOf(row.id, { version }), async trx => {
        const set = { state: 'approved' as const, approved_by: session.staff.id }
        await changeIssue(trx, { id: row.id, version, from: ['waiting'], set })
        return { success: true }
      })
    },
    async returnIssue({ params, body: { version, reason }, db, act }) {
      const row = await getIssueRow(db, params.id)
      return act(subjectOf(row.id, { version }), async trx => {
        const set = { state: 'draft' as const, note: reason, asked_by: null, approved_by: null }
        await changeIssue(trx, { id: row.id, version, from: ['waiting', 'approved'], set })
        return { success: true }
      })
    },
    async sendIssue({ params, body: { version, at }, session, db, now, act }) {
      const row = await getIssueRow(db, params.id)
      const moment = at === null ? null : readMoment(at, now)
      if (row.version === version) await verifyWhole(row)
      const detail = { version, at: moment?.toISOString() ?? null }
      return act(subjectOf(row.id, detail), async trx => {
        const { id } = row
        const turn = row.turn + 1
        const sent_by = session.staff.id
        if (moment) {
          const set = { state: 'scheduled' as const, send_at: moment.toISOString(), turn, sent_by }
          await changeIssue(trx, { id, version, from: ['approved'], set })
        } else {
          await changeIssue(trx, { id, version, from: ['approved', 'stopped'], set: { sent_by } })
          const begun = await beginSending(trx as never, { id, turn, from: row.state }, now)
          if (!begun) throw new Refusal(409, 'Somebody has changed it since.')
        }
        await enqueueIssue(trx as never, { issue: id, turn }, moment ?? now)
        return { success: true }
      })
    },
    async stopIssue({ params, db, act }) {
      const row = await getIssueRow(db, params.id)
      return act(subjectOf(row.id, { from: row.state }), async trx => {
        const { id, version } = row
        const turn = row.turn + 1
        const isWaiting = row.state === 'scheduled'
        const set = isWaiting
          ? { state: 'approved' as const, send_at: null, turn, sent_by: null }
          : { state: 'stopped' as const, turn }
        await changeIssue(trx, { id, version, from: [isWaiting ? 'scheduled' : 'sending'], set })
        return { success: true }
      })
    },
    async removeIssue({ params, db, act }) {
      const row = await getIssueRow(db, params.id)
      return act(subjectOf(row.id), async trx => {
        const removed = await trx
          .deleteFrom('newsletter_issues')
          .where('id', '=', row.id)
          .where('started_at', 'is', null)
          .where('state', 'in', ['draft', 'waiting', 'approved'])
          .executeTakeFirst()
        if (removed.numDeletedRows === 0n)
          throw new Refusal(409, 'It is scheduled, or mails of it have gone out: it stays.')
        for (const table of ['newsletter_versions', 'newsletter_copies'] as const)
          await trx.deleteFrom(table).where('issue_id', '=', row.id).execute()
        return { success: true }
      })
    },
  }

  /** Throws `Refusal` 422 for an issue that cannot go out as it is. */
  async function verifyWhole(row: IssueRow): Promise<void> {
    const [fault] = await findFaults(dependencies.db, row, pages)
    if (fault) throw new Refusal(422, `${languageNames[fault.language]}: ${fault.reason}`)
  }
}

const languageNames = { en: 'English', cn: 'Chinese', jp: 'Japanese' } as const

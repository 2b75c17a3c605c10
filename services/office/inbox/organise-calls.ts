import type { inboxCalls as calls } from '../../../contract/office/inbox.ts'
import { ConcurrentChange } from '../../admin/requests/changes/concurrent-change.ts'
import { Refusal } from '../../http/problem.ts'
import type { AuditSubject, OfficeHandlers } from '../handler.ts'
import { getRequestOf, lockRequestsOf } from './find-request.ts'
import { checkMerge, mergeRequests } from './merge-requests.ts'
import { assign, changeState, changeTags, markSpam, snooze } from './organise.ts'
import { splitRequest } from './split-request.ts'

type OrganiseName =
  | 'assign'
  | 'changeState'
  | 'snooze'
  | 'tag'
  | 'markSpam'
  | 'mergeRequests'
  | 'splitRequest'

const subjectOf = (reference = '', detail: AuditSubject['detail'] = {}): AuditSubject => ({
  kind: 'request',
  id: reference.toUpperCase(),
  detail,
})

/** Several requests: the first is the subject, all are in the detail. */
const subjectsOf = (references: readonly string[], detail: AuditSubject['detail'] = {}): AuditSubject =>
  subjectOf(references[0], { references: references.map(each => each.toUpperCase()), ...detail })

/** The handlers of what staff organise requests by. */
export const organiseCalls: Pick<OfficeHandlers<typeof calls>, OrganiseName> = {
  async assign({ body: { references, assignee, team }, session: { staff }, now, act }) {
    const subject = subjectsOf(references, { assignee: assignee ?? null, team: team ?? null })
    return act(subject, async trx => {
      const requests = await lockRequestsOf(trx, staff.teams, references)
      return { changed: await assign({ trx, requests, staffId: staff.id, now }, { assignee, team }) }
    })
  },
  changeState: ({ body: { references, state }, session: { staff }, now, act }) =>
    act(subjectsOf(references, { state }), async trx => {
      const requests = await lockRequestsOf(trx, staff.teams, references)
      return { changed: await changeState({ trx, requests, staffId: staff.id, now }, state) }
    }),
  snooze: ({ body: { references, until }, session: { staff }, now, act }) =>
    act(subjectsOf(references, { until }), async trx => {
      const requests = await lockRequestsOf(trx, staff.teams, references)
      return { changed: await snooze({ trx, requests, staffId: staff.id, now }, until) }
    }),
  tag: ({ body: { references, add, remove }, session: { staff }, now, act }) =>
    act(subjectsOf(references, { add: add.length, remove: remove.length }), async trx => {
      const requests = await lockRequestsOf(trx, staff.teams, references)
      return { changed: await changeTags({ trx, requests, staffId: staff.id, now }, { add, remove }) }
    }),
  markSpam: ({ body: { references, spam }, session: { staff }, now, act }) =>
    act(subjectsOf(references, { spam }), async trx => {
      const requests = await lockRequestsOf(trx, staff.teams, references)
      return { changed: await markSpam({ trx, requests, staffId: staff.id, now }, spam) }
    }),
  async mergeRequests({ params: { reference }, body, session: { staff }, db, now, act }) {
    const [source, target] = [
      await getRequestOf(db, staff.teams, reference),
      await getRequestOf(db, staff.teams, body.into),
    ]
    checkMerge(source, target)
    return act(subjectOf(reference, { into: target.reference }), async trx => {
      await refuseConflict(() =>
        mergeRequests(trx, { ...source, version: body.version }, target, staff.id, now),
      )
      return { reference: target.reference }
    })
  },
  async splitRequest({ params: { reference }, body: { version, event }, session: { staff }, db, now, act }) {
    const request = await getRequestOf(db, staff.teams, reference)
    return act(subjectOf(reference, { event }), async trx => ({
      reference: await refuseConflict(() => splitRequest(trx, { ...request, version }, event, staff.id, now)),
    }))
  },
}

/** Answers 409 for a request that has changed. */
const refuseConflict = <A>(run: () => Promise<A>): Promise<A> =>
  run().catch(error => {
    throw error instanceof ConcurrentChange ? new Refusal(409, 'It has changed: read it again.') : error
  })

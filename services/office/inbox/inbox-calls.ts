import type { inboxCalls as calls } from '../../../contract/office/inbox.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import { retryOnConcurrentChange } from '../../admin/requests/changes/concurrent-change.ts'
import { writeAnswer } from '../../admin/requests/staff/write-answer.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { AuditSubject, OfficeHandlers, StaffSession } from '../handler.ts'
import { addNote } from './add-note.ts'
import type { BoxFilter } from './boxes.ts'
import { listColleagues } from './colleagues.ts'
import { countBoxes, listTags } from './count-boxes.ts'
import { keepDraft } from './drafts.ts'
import { followRequestOf, getRequestOf, lockFollowed } from './find-request.ts'
import { getDetails } from './get-details.ts'
import { listBox } from './list-box.ts'
import { findMentioned, writeMention } from './mentions.ts'
import { organiseCalls } from './organise-calls.ts'
import { keepPresence, listPresence } from './presence.ts'
import { presentRows } from './present-rows.ts'
import { findReply, listSince, storeReply } from './reply.ts'
import { searchRequests } from './search-requests.ts'
import { undoReply } from './undo-reply.ts'

const defaultPageSize = 50

const subjectOf = (reference = '', detail: AuditSubject['detail'] = {}): AuditSubject => ({
  kind: 'request',
  id: reference.toUpperCase(),
  detail,
})
/** The caller, with the teams whose requests are asked for: never those of others. */
const filterOf = ({ staff }: StaffSession, now: Date, team?: Team): BoxFilter => ({
  staffId: staff.id,
  teams: team === undefined ? staff.teams : staff.teams.filter(each => each === team),
  now: now.toISOString(),
})

/** The handlers of the inbox. */
export function inboxCalls(dependencies: OfficeDependencies): OfficeHandlers<typeof calls> {
  return {
    async listRequests({ query, session, db, now }) {
      const { q = '', limit = defaultPageSize, team, ...filter } = query
      const asked = { ...filterOf(session, now, team), ...filter, limit }
      if (asked.teams.length === 0) return { requests: [], next_cursor: null }
      const isSearch = q.trim() !== ''
      const { rows, next } = await (isSearch
        ? searchRequests(db, { ...asked, q, isSpam: filter.box === 'spam' })
        : listBox(db, asked))
      return { requests: await presentRows(db, rows), next_cursor: next }
    },
    countBoxes: async ({ session, db, now }) => ({
      boxes: await countBoxes(db, filterOf(session, now)),
      tags: await listTags(db, session.staff.teams),
    }),
    async listColleagues({ db }) {
      const colleagues = await listColleagues(db)
      return { colleagues: colleagues.map(({ id, name, teams }) => ({ id, name, teams })) }
    },
    async getRequest({ params: { reference }, session, db, now }) {
      return getDetails(db, await getRequestOf(db, session.staff.teams, reference), session, now)
    },
    ...replyCalls(dependencies),
    ...organiseCalls,
    async pulse({ params: { reference }, body: { doing }, session: { staff }, db, now }) {
      const { id, version } = await getRequestOf(db, staff.teams, reference)
      await keepPresence(db, id, staff.id, doing, now)
      return { version, presence: await listPresence(db, id, staff.id, now) }
    },
  }
}

type ReplyName = 'reply' | 'undoReply' | 'keepReplyDraft' | 'addNote'

function replyCalls(dependencies: OfficeDependencies): Pick<OfficeHandlers<typeof calls>, ReplyName> {
  return {
    async reply({ params: { reference = '' }, body, session: { staff }, db, now, act, refuse }) {
      const text = body.text.trim()
      const { uploads, version, force, close } = body
      await getRequestOf(db, staff.teams, reference)
      await dependencies.finishUploads(uploads)
      return retryOnConcurrentChange(async () => {
        const request = await getRequestOf(db, staff.teams, reference)
        if (request.merged_into !== null) throw new Refusal(422, 'It is merged into another request.')
        const subject = subjectOf(reference, { close, files: uploads.length })
        const stored = await findReply(db, request, body.act)
        if (stored) return act(subject, async () => stored)
        const held = force ? [] : await listSince(db, request, version, staff.id, now)
        const draft = { requestId: request.id, staffId: staff.id, text, uploads }
        if (held.length > 0) {
          await db.transaction().execute(async trx => {
            await lockFollowed(trx, request.id)
            await keepDraft(trx, draft, now)
          })
          return refuse(409, { version: request.version, held }, subject)
        }
        const mail = await writeAnswer(dependencies, request, text)
        const reply = { act: body.act, text, uploads, close, staffId: staff.id }
        return act(subject, trx => storeReply(trx, request, mail, reply, now))
      })
    },
    async undoReply({ params: { reference, event = '' }, session: { staff }, db, now, act }) {
      return retryOnConcurrentChange(async () => {
        const request = await followRequestOf(db, staff.teams, reference)
        return act(subjectOf(reference, { event }), async trx => ({
          version: await undoReply(trx, request, event, staff.id, now),
        }))
      })
    },
    async keepReplyDraft({ params: { reference }, body: { text, uploads }, session: { staff }, db, now }) {
      await followRequestOf(db, staff.teams, reference)
      await dependencies.finishUploads(uploads)
      return retryOnConcurrentChange(async () => {
        const { id: requestId } = await followRequestOf(db, staff.teams, reference)
        const draft = { requestId, staffId: staff.id, text, uploads }
        const at = await db.transaction().execute(async trx => {
          await lockFollowed(trx, requestId)
          return keepDraft(trx, draft, now)
        })
        return { at }
      })
    },
    async addNote({ params: { reference }, body, session: { staff }, db, now, act }) {
      const request = await getRequestOf(db, staff.teams, reference)
      const text = body.text.trim()
      const colleagues = (await listColleagues(db)).filter(
        ({ id, teams }) => id !== staff.id && teams.includes(request.team),
      )
      const mentioned = findMentioned(text, colleagues)
      const about = { reference: request.reference, author: staff.name }
      const mails = await Promise.all(mentioned.map(each => writeMention(dependencies, each, about)))
      const note = { act: body.act, text, staffId: staff.id }
      return act(subjectOf(reference, { mentioned: mentioned.map(({ id }) => id) }), async trx => ({
        version: await addNote(trx, request, note, mails, now),
      }))
    },
  }
}

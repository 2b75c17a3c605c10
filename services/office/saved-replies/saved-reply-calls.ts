import { everyLocale } from '../../../contract/locale.ts'
import type { savedReplyCalls as calls } from '../../../contract/office/saved-replies.ts'
import { newId } from '../../../platform/identity.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { getRequestOf } from '../inbox/find-request.ts'
import { claimStaffUploads } from '../inbox/staff-uploads.ts'
import { getSavedReply, listSavedReplies } from './list-replies.ts'
import { copyFiles, keepFiles } from './reply-files.ts'
import { saveReply } from './save-reply.ts'

/** The handlers of saved replies. */
export function savedReplyCalls(dependencies: OfficeDependencies): OfficeHandlers<typeof calls> {
  return {
    listSavedReplies: async ({ session, db }) => ({
      replies: await listSavedReplies(db, session.staff.teams),
    }),
    async saveSavedReply({ body, session: { staff }, db, now, act }) {
      if (body.id !== undefined) await getSavedReply(db, staff.teams, body.id)
      if (!staff.teams.includes(body.team)) throw new Refusal(404, 'It is of another team.')
      await dependencies.finishUploads(body.files)
      const reply = { ...body, id: body.id ?? newId() }
      return act({ kind: 'saved-reply', id: reply.id, detail: { team: body.team } }, async trx => {
        await saveReply(trx, reply, now)
        return { id: reply.id }
      })
    },
    async removeSavedReply({ params: { id }, session: { staff }, db, now, act }) {
      const reply = await getSavedReply(db, staff.teams, id)
      return act({ kind: 'saved-reply', id: reply.id }, async trx => {
        await keepFiles(trx, reply.id, [], now)
        await trx.deleteFrom('saved_replies').where('id', '=', reply.id).execute()
        return { success: true }
      })
    },
    async useSavedReply({ params: { id }, body: { reference }, session: { staff }, db, now }) {
      const request = await getRequestOf(db, staff.teams, reference)
      const reply = await getSavedReply(db, staff.teams, id)
      const locale =
        [request.locale, 'en' as const, ...everyLocale].find(each => reply.texts[each] !== undefined) ?? null
      const copies = await copyFiles({ db, storage: dependencies.storage }, reply.id, now)
      await db.transaction().execute(async trx => {
        const owner = { requestId: request.id, staffId: staff.id, eventId: null }
        await claimStaffUploads(
          trx,
          copies.map(copy => copy.id),
          owner,
        )
        await trx
          .updateTable('saved_replies')
          .set(({ eb }) => ({ used: eb('used', '+', 1) }))
          .where('id', '=', reply.id)
          .execute()
      })
      return { text: locale === null ? null : (reply.texts[locale] ?? null), locale, uploads: copies }
    },
  }
}

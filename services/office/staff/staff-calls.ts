import type { Transaction } from 'kysely'
import type { staffCalls as calls } from '../../../contract/office/staff.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { reportEvent } from '../../../platform/security-log.ts'
import { hasInvisible } from '../../credentials/characters.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers, StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { closeSessionsOf } from '../sessions.ts'
import { lockActive } from './find-staff.ts'
import { writeLinkMail } from './link-mail.ts'
import { createLink, removeCredentials } from './links.ts'
import { deactivateStaff, insertStaff, prepareStaff, replaceLanguages, setRoles } from './staff-changes.ts'
import { getStaffMember, listStaffRows } from './staff-rows.ts'

/** The handlers of calls about members of staff. */
export const staffCalls = ({ origin }: OfficeDependencies): OfficeHandlers<typeof calls> => {
  /** Makes a link, and queues its mail in the same transaction when asked. */
  async function link(
    trx: Transaction<OfficeTables>,
    { id, email }: { readonly id: string; readonly email: string },
    { purpose, send, now }: { purpose: 'invitation' | 'reset'; send: boolean; now: Date },
  ): Promise<string> {
    const made = await createLink(trx, origin, { staffId: id, purpose }, now)
    if (send) await queueMail(trx, await writeLinkMail({ to: email, link: made, purpose, origin }))
    return made
  }

  return {
    listStaff: async ({ db, now }) => ({ staff: await listStaffRows(db, now) }),

    getStaffMember: ({ db, params: { id = '' }, now }) => getStaffMember(db, id, now),

    async inviteStaff({ body: { email, name, roles, languages, send }, db, now, act }) {
      const typed = name.trim()
      if (hasInvisible(typed)) throw new Refusal(422, 'name: should be visible text')
      const prepared = await prepareStaff(db, email)
      const subject = { kind: 'staff', id: prepared.id, detail: { roles, languages, send } } as const
      return act(subject, async trx => {
        await insertStaff(trx, prepared, { name: typed, roles, languages }, now)
        return { id: prepared.id, link: await link(trx, prepared, { purpose: 'invitation', send, now }) }
      })
    },

    async changeStaff({ params: { id = '' }, body: { roles, languages }, session, act }) {
      checkOther(session, id)
      return act({ kind: 'staff', id, detail: { roles, languages } }, async trx => {
        await setRoles(trx, id, roles)
        await replaceLanguages(trx, id, languages)
        return { success: true }
      })
    },

    async resetStaff({ params: { id = '' }, body: { send }, session, now, act }) {
      checkOther(session, id)
      const acted = await act({ kind: 'staff', id, detail: { send } }, async trx => {
        const { email } = await lockActive(trx, id)
        await removeCredentials(trx, id)
        return { id, link: await link(trx, { id, email }, { purpose: 'reset', send, now }) }
      })
      reportEvent({ event: 'authentication changed', who: id, method: 'link' })
      return acted
    },

    async endSessionsOf({ params: { id = '' }, session, act }) {
      checkOther(session, id)
      return act({ kind: 'staff', id }, async trx => {
        await lockActive(trx, id)
        return { sessions: await closeSessionsOf(trx, id) }
      })
    },

    async removeStaff({ params: { id = '' }, session, act }) {
      checkOther(session, id)
      return act({ kind: 'staff', id }, async trx => {
        await deactivateStaff(trx, id)
        return { success: true }
      })
    },
  }
}

/** Throws `Refusal` 409 for the caller: their own access is changed by somebody else, or on their own screen. */
function checkOther({ staff }: StaffSession, id: string): void {
  if (staff.id === id) throw new Refusal(409, 'Another administrator changes your own access.')
}

import type { Kysely } from 'kysely'
import { teamsOf } from '../../../contract/office/permissions.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { localTimeIn } from '../care/local-time.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { listWaiting } from './list-waiting.ts'
import type { WaitingQuery } from './waiting-source.ts'
import { writeWaitingMail } from './write-mail.ts'

/** The recurring job that mails what waits. */
export const waitingMailJob = 'mail-waiting'

const zone = 'Australia/Hobart'
const hour = 8
/** A server that was away at eight sends until noon; later the day is half over. */
const lastHour = 12

type Options = Omit<WaitingQuery, 'staff'>

/**
 * Mails what waits to those who want it, on weekdays at eight in Hobart. The day is marked in the transaction that queues
 * the mails, so that of several processes one sends them, once.
 */
export async function mailWaiting(options: Options): Promise<void> {
  const { db, now, origin } = options
  const { day, hour: at, weekday } = localTimeIn(zone, now)
  if (at < hour || at >= lastHour || ['Sat', 'Sun'].includes(weekday)) return
  if (await db.selectFrom('waiting_mails').select('day').where('day', '=', day).executeTakeFirst()) return
  const mails: Mail[] = []
  for (const staff of await listReaders(db)) {
    const waiting = await listWaiting({ ...options, staff })
    if (waiting.length > 0) mails.push(await writeWaitingMail({ to: staff.email, origin, waiting }))
  }
  await db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('waiting_mails')
      .values({ day, at: now.toISOString(), mails: mails.length })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    for (const mail of mails) await queueMail(trx, mail, { runAt: now })
  })
}

/** The active members of staff who want the mail. */
async function listReaders(db: Kysely<OfficeTables>): Promise<StaffSession['staff'][]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'time_zone as timeZone'])
    .where('active', '=', 1)
    .where('waiting_mail', '=', 1)
    .where('password_hash', '<>', '')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const held = await db.selectFrom('staff_roles').selectAll().where('staff_id', 'in', ids).execute()
  const spoken = await db.selectFrom('staff_languages').selectAll().where('staff_id', 'in', ids).execute()
  return rows.map(row => {
    const roles = held
      .filter(({ staff_id }) => staff_id === row.id)
      .map(({ role }) => role)
      .toSorted()
    const own = spoken.filter(({ staff_id }) => staff_id === row.id).map(({ language }) => language)
    return { ...row, roles, teams: teamsOf(roles), languages: roles.includes('translator') ? own : [] }
  })
}

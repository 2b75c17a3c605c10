import type { Kysely } from 'kysely'
import { newId } from '../platform/identity.ts'
import type { Tables } from '../server/services/tables.ts'
import { openSession } from '../services/office/sessions.ts'

type Db = Kysely<Tables>

/** Adds a member of staff who has an account already; resolves to their id. */
export async function addMember(db: Db, name: string, role: string): Promise<string> {
  const id = newId()
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const account = { password_hash: '', time_zone: 'UTC', created_at: new Date().toISOString() }
  await db
    .insertInto('staff')
    .values({ id, name, email, email_key: email, ...account } as never)
    .execute()
  await db
    .insertInto('staff_roles')
    .values({ staff_id: id, role } as never)
    .execute()
  return id
}

/** Logs a member of staff in; resolves to the value of the session cookie. */
export const logIn = (db: Db, staffId: string): Promise<string> =>
  db
    .transaction()
    .execute(trx =>
      openSession(trx as never, { id: newId(), staffId, device: '', isPartial: false }, new Date()),
    )

/** Ends every session of a member of staff. */
export const endSessions = async (db: Db, staffId: string): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
}

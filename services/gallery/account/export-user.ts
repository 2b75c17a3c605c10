import type { Kysely, Selectable } from 'kysely'
import type { AccountExport, UserExport } from '../../../contract/user-export.ts'
import { Refusal } from '../../http/problem.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryTables, UserRow } from '../schema.ts'
import { describeUser, type Session } from '../sessions/load-user.ts'
import { ownerOf } from './record-owner.ts'

const timeoutMs = 8000

/**
 * Exports the records of both services about a user, without hashes and keys. Throws `Refusal` 503 while the admin
 * service is unavailable, instead of a partial export.
 */
export async function exportUser(
  { db, admin }: Pick<Dependencies, 'db' | 'admin'>,
  { user }: Session,
): Promise<UserExport> {
  const signal = AbortSignal.timeout(timeoutMs)
  const { records } = await admin.exportAccountRecords({ body: ownerOf(user) }, { signal }).catch(() => {
    throw new Refusal(503, 'What was sent with forms is out of reach.', { 'Retry-After': '60' })
  })
  return { ...(await exportAccount(db, user)), records }
}

/** The records of the gallery service about a user. */
export async function exportAccount(
  db: Kysely<GalleryTables>,
  user: Selectable<UserRow>,
): Promise<AccountExport> {
  const [sessions, devices, browsers, passkeys, mails, decisions] = await Promise.all([
    db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'expires_at', 'device'])
      .where('user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('user_devices')
      .select(['device', 'first_seen_at'])
      .where('user_id', '=', user.id)
      .execute(),
    db.selectFrom('device_tokens').select(['expires_at']).where('user_id', '=', user.id).execute(),
    db.selectFrom('passkeys').select(['id', 'name', 'created_at']).where('user_id', '=', user.id).execute(),
    db
      .selectFrom('mail_tokens')
      .select(['purpose', 'email', 'created_at', 'expires_at'])
      .where('user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('beta_decisions')
      .select(['reference', 'state', 'betas', 'decided_at', 'expires_at'])
      .where('user_id', '=', user.id)
      .execute(),
  ])
  const { created_at, verified_at, locale } = user
  return {
    user: { ...(await describeUser(db, user)), created_at, verified_at, language: locale || 'en' },
    sessions,
    devices,
    known_browsers: browsers,
    passkeys,
    links_in_mails: mails,
    beta_decisions: decisions,
  }
}

import type { Kysely, Transaction } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { teamsOf } from '../../contract/office/permissions.ts'
import { isoAfter } from '../../platform/clock.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import { Refusal } from '../http/problem.ts'
import type { StaffSession } from './handler.ts'
import type { OfficeTables, StaffSessionRow } from './schema.ts'

const minuteMs = 60_000
/** The idle timeout of a session. */
export const idleMs = 30 * minuteMs
/** The end of a session in any case. */
export const lifeMs = 12 * 60 * minuteMs
/** The end of a log-in whose second factor is outstanding. */
const partialMs = 15 * minuteMs

/** The live session of a token, of a member of staff who is active; null for none. Use is noted at most once a minute. */
export async function findSession(
  db: Kysely<OfficeTables>,
  token: string,
  { now, isUse }: { readonly now: Date; readonly isUse: () => Promise<boolean> },
): Promise<StaffSession | null> {
  const row = await db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff', 'staff.id', 's.staff_id')
    .select(['s.id', 's.staff_id', 's.partial', 's.elevated_until', 's.last_seen_at'])
    .select(['staff.name', 'staff.email', 'staff.time_zone'])
    .where('s.token_hash', '=', hashOf(token))
    .where('s.expires_at', '>', now.toISOString())
    .where('s.last_seen_at', '>', isoAfter(now, -idleMs))
    .where('staff.active', '=', 1)
    .executeTakeFirst()
  if (!row) return null
  if (row.last_seen_at <= isoAfter(now, -minuteMs) && (await isUse())) {
    const used = db.updateTable('staff_sessions').set({ last_seen_at: now.toISOString() })
    await used.where('id', '=', row.id).execute()
  }
  const held = await db
    .selectFrom('staff_roles')
    .select('role')
    .where('staff_id', '=', row.staff_id)
    .execute()
  const roles = held.map(({ role }) => role).sort()
  const languages = roles.includes('translator') ? await findLanguages(db, row.staff_id) : []
  const { staff_id: id, name, email, time_zone: timeZone } = row
  return {
    id: row.id,
    staff: { id, name, email, timeZone, roles, teams: teamsOf(roles), languages },
    isPartial: row.partial === 1,
    elevatedUntil: row.elevated_until === null ? null : new Date(row.elevated_until),
  }
}

async function findLanguages(db: Kysely<OfficeTables>, staffId: string): Promise<Locale[]> {
  const query = db.selectFrom('staff_languages').select('language').where('staff_id', '=', staffId)
  return (await query.execute()).map(({ language }) => language)
}

interface NewSession {
  /** For its subject in the audit log. */
  readonly id: string
  readonly staffId: string
  /** Browser and system. */
  readonly device: string
  readonly isPartial: boolean
}

/** Opens a session, and deletes those that have ended. Resolves to its token. */
export async function openSession(
  trx: Transaction<OfficeTables>,
  { id, staffId, device, isPartial }: NewSession,
  now: Date,
): Promise<string> {
  const token = newToken()
  await trx
    .deleteFrom('staff_sessions')
    .where(({ or, eb }) =>
      or([eb('expires_at', '<=', now.toISOString()), eb('last_seen_at', '<=', isoAfter(now, -idleMs))]),
    )
    .execute()
  await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: hashOf(token),
      id,
      staff_id: staffId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: isoAfter(now, isPartial ? partialMs : lifeMs),
      elevated_until: null,
      device,
      partial: isPartial ? 1 : 0,
      pending_totp: null,
    })
    .execute()
  return token
}

/** Renews the token of a session; the old one is invalid. Throws `Refusal` 401 when the session has ended. */
export async function renewToken(
  trx: Transaction<OfficeTables>,
  id: string,
  values: Partial<Pick<StaffSessionRow, 'elevated_until' | 'partial' | 'expires_at' | 'last_seen_at'>>,
): Promise<string> {
  const token = newToken()
  const renewed = await trx
    .updateTable('staff_sessions')
    .set({ ...values, token_hash: hashOf(token) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!renewed) throw new Refusal(401, 'Log in first.')
  return token
}

/** Completes a log-in whose second factor was outstanding. Resolves to the new token. */
export const completeLogIn = (trx: Transaction<OfficeTables>, id: string, now: Date): Promise<string> =>
  renewToken(trx, id, { partial: 0, last_seen_at: now.toISOString(), expires_at: isoAfter(now, lifeMs) })

export async function closeSession(trx: Transaction<OfficeTables>, id: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('id', '=', id).execute()
}

/** Ends the sessions of a member of staff. Resolves to their number. */
export async function closeSessionsOf(trx: Transaction<OfficeTables>, staffId: string): Promise<number> {
  const ended = await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .returning('id')
    .execute()
  return ended.length
}

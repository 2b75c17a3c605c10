import type { Kysely } from 'kysely'
import type { StaffMember, StaffRow } from '../../../contract/office/staff.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { countUnusedCodes } from '../door/recovery-codes.ts'
import { findFactors } from '../door/second-factor.ts'
import type { OfficeTables } from '../schema.ts'
import { idleMs } from '../sessions.ts'
import { listStaff, unknownStaff } from './find-staff.ts'

/** All members of staff as rows of the office, with their last use and the end of an unused link. */
export async function listStaffRows(db: Kysely<OfficeTables>, now: Date): Promise<StaffRow[]> {
  const sessions = await liveSessions(db, now)
    .select(({ fn }) => ['staff_id', fn.max('last_seen_at').as('last_seen_at')])
    .groupBy('staff_id')
    .execute()
  const links = await db
    .selectFrom('staff_tokens')
    .select(['staff_id', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .execute()
  return (await listStaff(db)).map(({ roles, languages, ...member }) => ({
    ...member,
    roles: [...roles],
    languages: [...languages],
    last_seen_at: sessions.find(({ staff_id }) => staff_id === member.id)?.last_seen_at ?? null,
    link_expires_at: links.find(({ staff_id }) => staff_id === member.id)?.expires_at ?? null,
  }))
}

/** A member of staff with second factors and sessions. Throws `Refusal` 404 for an unknown one. */
export async function getStaffMember(db: Kysely<OfficeTables>, id: string, now: Date): Promise<StaffMember> {
  const member = (await listStaffRows(db, now)).find(each => each.id === id)
  if (!member) throw unknownStaff()
  const { created_at } = await db
    .selectFrom('staff')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { hasTotp, passkeys } = await findFactors(db, id)
  const sessions = await liveSessions(db, now)
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', id)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return {
    ...{ ...member, created_at, sessions },
    has_totp: hasTotp,
    passkeys: passkeys.length,
    recovery_codes_left: await countUnusedCodes(db, id),
  }
}

const liveSessions = (db: Kysely<OfficeTables>, now: Date) =>
  db
    .selectFrom('staff_sessions')
    .where('partial', '=', 0)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', isoAfter(now, -idleMs))

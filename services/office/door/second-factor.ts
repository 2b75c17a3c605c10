import type { Kysely } from 'kysely'
import { Refusal } from '../../http/problem.ts'
import { isElevated, notElevated } from '../authorize.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { sealTotp, stepOfCode, unsealTotp } from './totp.ts'

/** The second factors of a member of staff. */
export async function findFactors(db: Kysely<OfficeTables>, staffId: string) {
  const { totp_secret: totp } = await db
    .selectFrom('staff')
    .select('totp_secret')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { hasTotp: totp !== '', passkeys, hasAny: totp !== '' || passkeys.length > 0 }
}

/**
 * Permits to set up a second factor: in a log-in without any, or after a recent authentication. Throws `Refusal` 401
 * where a factor is outstanding, 403 without elevation.
 */
export async function checkEnrolment(
  db: Kysely<OfficeTables>,
  session: StaffSession,
  now: Date,
): Promise<void> {
  if (!session.isPartial) {
    if (!isElevated(session, now)) throw notElevated()
  } else if ((await findFactors(db, session.staff.id)).hasAny)
    throw new Refusal(401, 'The second factor is outstanding.')
}

/**
 * Spends a code of the authenticator app or a recovery code; false for a wrong or used one. Throws `Refusal` 429 over
 * the limit.
 */
export async function spendCode(
  { db, guard, secret }: OfficeDependencies,
  staffId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  await guard.check('staffCodeByAccountAndDay', staffId)
  await guard.check('staffCodeByAccount', staffId)
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(code)
    ? await spendTotp(db, secret, staffId, code, now)
    : await spendRecoveryCode(db, staffId, code, now)
  if (isRight) await guard.forget('staffCodeByAccount', staffId)
  return isRight
}

async function spendTotp(
  db: Kysely<OfficeTables>,
  secret: OfficeDependencies['secret'],
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const stored = await db
    .selectFrom('staff')
    .select('totp_secret')
    .where('id', '=', staffId)
    .executeTakeFirst()
  const sealed = stored?.totp_secret ?? ''
  const opened = unsealTotp(secret, staffId, sealed)
  const step = opened && stepOfCode(opened.text, code, now)
  if (!opened || step === null) return false
  const resealed = opened.isOutdated ? { totp_secret: sealTotp(secret, staffId, opened.text) } : {}
  const spent = await db
    .updateTable('staff')
    .set({ totp_last_step: step, ...resealed })
    .where('id', '=', staffId)
    .where('totp_secret', '=', sealed)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

import type { Kysely, Selectable } from 'kysely'
import type { BetaType } from '../../../contract/forms/devices.ts'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import { lockUser } from '../account/lock-user.ts'
import type { Dependencies } from '../dependencies.ts'
import type { BetaDecisionRow, GalleryTables, UserRow } from '../schema.ts'
import { activateBeta, endBetas } from './betas.ts'

export interface BetaDecision {
  /** The reference of the application. */
  readonly reference: string
  /** ended: declined or withdrawn. */
  readonly state: 'invited' | 'ended'
  readonly account: string | null
  readonly email: string
  readonly betas: readonly BetaType[]
  readonly decided_at: string
  readonly expires_at: string
}

/**
 * Applies a decision to the account that applied, else to the one with the confirmed address of the application;
 * without one an invitation is stored for the address. States of a reference only advance, so that repeated or late
 * deliveries have no effect.
 */
export const decideBeta = ({ db }: Pick<Dependencies, 'db'>, decision: BetaDecision): Promise<void> =>
  db.transaction().execute(trx => (decision.state === 'invited' ? invite(trx, decision) : end(trx, decision)))

async function invite(trx: Kysely<GalleryTables>, decision: BetaDecision): Promise<void> {
  const { reference, state, betas, decided_at, expires_at } = decision
  const email_key = emailKeyOf(decision.email)
  const row = { reference, state, email_key, betas: JSON.stringify(betas), decided_at, expires_at }
  const [stored] = await trx
    .insertInto('beta_decisions')
    .values({ ...row, user_id: null })
    .onConflict(conflict => conflict.column('reference').doNothing())
    .returningAll()
    .execute()
  if (!stored) return
  const user =
    (decision.account === null ? undefined : await lockUser(trx, decision.account)) ??
    (await lockConfirmed(trx, email_key))
  if (user) await grant(trx, user.id, stored)
}

async function end(trx: Kysely<GalleryTables>, decision: BetaDecision): Promise<void> {
  const { reference, account, betas, decided_at, expires_at } = decision
  const ended = { state: 'ended', email_key: '' } as const
  const [stored] = await trx
    .insertInto('beta_decisions')
    .values({ ...ended, reference, betas: '[]', user_id: null, decided_at, expires_at })
    .onConflict(conflict =>
      conflict.column('reference').doUpdateSet(ended).where('beta_decisions.state', '=', 'invited'),
    )
    .returningAll()
    .execute()
  const holder = stored && (stored.user_id ?? account)
  if (!stored || !holder || !(await lockUser(trx, holder))) return
  const held = await listInvited(trx, holder)
  await endBetas(
    trx,
    holder,
    betas.filter(beta => !held.includes(beta)),
    decided_at,
  )
}

/** Gives a user the pending invitations of an address that was just confirmed. The caller has locked the user. */
export async function claimBetas(
  trx: Kysely<GalleryTables>,
  { id, email_key }: Pick<UserRow, 'id' | 'email_key'>,
  now: Date,
): Promise<void> {
  const waiting = await trx
    .selectFrom('beta_decisions')
    .selectAll()
    .where('email_key', '=', email_key)
    .where('state', '=', 'invited')
    .where('user_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('reference')
    .execute()
  for (const decision of waiting) await grant(trx, id, decision)
}

/** Assigns the decision to the user, independent of later changes of address. */
async function grant(
  trx: Kysely<GalleryTables>,
  user_id: string,
  { reference, betas, decided_at }: Selectable<BetaDecisionRow>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('beta_decisions')
    .set({ user_id, email_key: '' })
    .where('reference', '=', reference)
    .where('state', '=', 'invited')
    .where('user_id', 'is', null)
    .executeTakeFirst()
  // The decision has ended in the meantime.
  if (numUpdatedRows === 0n) return
  await activateBeta(trx, user_id, JSON.parse(betas) as number[], decided_at)
}

/** The betas of a user by current decisions. */
async function listInvited(trx: Kysely<GalleryTables>, userId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('beta_decisions')
    .select('betas')
    .where('user_id', '=', userId)
    .where('state', '=', 'invited')
    .execute()
  return rows.flatMap(({ betas }) => JSON.parse(betas) as number[])
}

/**
 * The user with a confirmed address, locked; an unconfirmed one is locked too, and claims the invitation on
 * confirmation.
 */
async function lockConfirmed(trx: Kysely<GalleryTables>, email_key: string) {
  const user = await trx
    .updateTable('users')
    .set(row => ({ locale: row.ref('locale') }))
    .where('email_key', '=', email_key)
    .returningAll()
    .executeTakeFirst()
  return user?.verified_at ? user : undefined
}

import type { Kysely } from 'kysely'
import type { BetaType } from '../../../contract/forms/devices.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { lockUser } from '../account/lock-user.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryTables } from '../schema.ts'

/** The kind of the job that delivers an application of an account to the admin service. */
export const reapplicationKind = 'beta-reapplication'

/** Retries for about a month, an hour apart after the first ones. */
const attempts = 720

export interface Reapplication {
  readonly user: string
  readonly beta: BetaType
  /** The entry was selected, so a place is given up. */
  readonly left: boolean
  readonly lang: string | null
}

/**
 * Applies for a beta, also again: its entry's selected becomes '0', and the entry is added if missing. The delivery job
 * is queued in the same transaction.
 */
export async function reapplyForBeta(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  beta: BetaType,
  lang?: string,
): Promise<void> {
  await db.transaction().execute(async trx => {
    if (!(await lockUser(trx, userId))) return
    const entry = await trx
      .selectFrom('beta_users')
      .select('selected')
      .where('user_id', '=', userId)
      .where('beta_type_id', '=', beta)
      .executeTakeFirst()
    await setSelected(trx, userId, beta, '0', clock().toISOString())
    const left = entry?.selected === '1'
    if (left) await leaveDecisions(trx, userId, beta)
    const payload: Reapplication = { user: userId, beta, left, lang: lang ?? null }
    await enqueue(trx, { kind: reapplicationKind, payload, maxAttempts: attempts })
  })
}

/** Removes a given-up place from the decisions that granted it. */
async function leaveDecisions(trx: Kysely<GalleryTables>, userId: string, left: BetaType): Promise<void> {
  const rows = await trx
    .selectFrom('beta_decisions')
    .select(['reference', 'betas'])
    .where('user_id', '=', userId)
    .where('state', '=', 'invited')
    .execute()
  for (const { reference, betas } of rows) {
    const kept = (JSON.parse(betas) as number[]).filter(beta => beta !== left)
    await trx
      .updateTable('beta_decisions')
      .set({ betas: JSON.stringify(kept) })
      .where('reference', '=', reference)
      .execute()
  }
}

/** Activates betas of a user: `active` becomes 1, and each entry's selected '1' (added if missing). */
export async function activateBeta(
  trx: Kysely<GalleryTables>,
  userId: string,
  betas: readonly number[],
  decidedAt: string,
): Promise<void> {
  await trx.updateTable('users').set({ active: 1 }).where('id', '=', userId).execute()
  for (const beta of betas) await setSelected(trx, userId, beta, '1', decidedAt)
}

/**
 * Removes the entries of a user that have not changed since a decision; `active` becomes 0 with the last one. Runs in
 * the caller's transaction.
 */
export async function endBetas(
  trx: Kysely<GalleryTables>,
  userId: string,
  betas: readonly number[],
  decidedAt: string,
): Promise<void> {
  if (betas.length === 0) return
  const removed = await trx
    .deleteFrom('beta_users')
    .where('user_id', '=', userId)
    .where('beta_type_id', 'in', betas)
    .where('changed_at', '<=', decidedAt)
    .returning('selected')
    .execute()
  if (!removed.some(({ selected }) => selected === '1')) return
  await trx
    .updateTable('users')
    .set({ active: 0 })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('beta_users')
            .select('selected')
            .whereRef('user_id', '=', 'users.id')
            .where('selected', '=', '1'),
        ),
      ),
    )
    .execute()
}

const setSelected = (
  trx: Kysely<GalleryTables>,
  user_id: string,
  beta_type_id: number,
  selected: '0' | '1',
  changed_at: string,
) =>
  trx
    .insertInto('beta_users')
    .values({ user_id, beta_type_id, selected, changed_at })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'beta_type_id']).doUpdateSet({ selected, changed_at }),
    )
    .execute()

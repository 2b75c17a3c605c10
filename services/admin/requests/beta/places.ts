import type { Kysely } from 'kysely'
import { type BetaProduct, betaProducts } from '../../../../contract/betas.ts'
import type { AdminTables } from '../../schema.ts'

interface Places {
  readonly beta: BetaProduct
  /** null: no limit. */
  readonly places: number | null
  /** The number of invitations that include the beta. */
  readonly taken: number
}

/** The places of each beta, in the order of products. */
export async function listPlaces(db: Kysely<AdminTables>): Promise<Places[]> {
  const rows = await db
    .selectFrom('beta_places as p')
    .select(['p.beta', 'p.places'])
    .select(row =>
      row
        .selectFrom('beta_seats as s')
        .select(({ fn }) => fn.countAll().as('taken'))
        .whereRef('s.beta', '=', 'p.beta')
        .as('taken'),
    )
    .execute()
  return betaProducts.flatMap(product =>
    rows
      .filter(({ beta }) => beta === product)
      .map(({ beta, places, taken }) => ({ beta, places, taken: Number(taken) })),
  )
}

/** Sets the number of places of a beta; fewer than are taken end no invitation. */
export async function setPlaces(
  db: Kysely<AdminTables>,
  beta: BetaProduct,
  places: number | null,
): Promise<void> {
  await db.updateTable('beta_places').set({ places }).where('beta', '=', beta).execute()
}

/**
 * Locks the places until the transaction ends, so that concurrent invitations are counted one after the other. To be
 * called before the transaction changes other rows, which prevents deadlocks.
 */
export async function lockPlaces(trx: Kysely<AdminTables>): Promise<void> {
  await trx
    .updateTable('beta_places')
    .set(row => ({ places: row.ref('places') }))
    .where('beta', '=', 'procreate')
    .execute()
}

/** Whether each of the betas has a place left. The caller has locked the places. */
export async function havePlaces(trx: Kysely<AdminTables>, betas: readonly BetaProduct[]): Promise<boolean> {
  const all = await listPlaces(trx)
  return all.every(({ beta, places, taken }) => !betas.includes(beta) || places === null || taken < places)
}

/** Stores the places that an application takes: the betas of its invitation, or none. */
export async function storeSeats(
  trx: Kysely<AdminTables>,
  requestId: string,
  betas: readonly BetaProduct[],
): Promise<void> {
  await trx.deleteFrom('beta_seats').where('request_id', '=', requestId).execute()
  if (betas.length === 0) return
  await trx
    .insertInto('beta_seats')
    .values(betas.map(beta => ({ request_id: requestId, beta })))
    .execute()
}

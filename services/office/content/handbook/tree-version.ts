import type { Kysely } from 'kysely'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import type { Trx } from '../find-entry.ts'

/** The version of a handbook's tree: the lock of those who change order and versions. */
export async function getTreeVersion(db: Kysely<OfficeTables>, product: string): Promise<number> {
  const row = await db
    .selectFrom('handbook_trees')
    .select('version')
    .where('product', '=', product)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Increments the version. */
export async function nextTreeVersion(trx: Trx, product: string): Promise<number> {
  const { version } = await trx
    .insertInto('handbook_trees')
    .values({ product, version: 1 })
    .onConflict(conflict =>
      conflict.column('product').doUpdateSet(({ ref, eb }) => ({
        version: eb(ref('handbook_trees.version'), '+', 1),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Locks the tree and increments its version. Throws `Refusal` 409 for another version than the current one. */
export async function lockTree(trx: Trx, product: string, version: number): Promise<number> {
  await trx
    .insertInto('handbook_trees')
    .values({ product, version: 0 })
    .onConflict(conflict => conflict.column('product').doNothing())
    .execute()
  const row = await trx
    .updateTable('handbook_trees')
    .set({ version: version + 1 })
    .where('product', '=', product)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!row) throw new Refusal(409, 'Somebody else has changed the tree meanwhile.')
  return row.version
}

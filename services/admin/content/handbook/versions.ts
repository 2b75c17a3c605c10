import type { Kysely } from 'kysely'
import type { HandbookVersions } from '../../../../contract/handbook.ts'
import {
  describeVersion,
  type HandbookProduct,
  handbookProducts,
  newestFirst,
  readGroupVersion,
} from '../../../../contract/handbook-versions.ts'
import { Refusal } from '../../../http/problem.ts'
import type { AdminTables } from '../../schema.ts'
import type { HandbookVersionRow } from '../schema.ts'

type Db = Kysely<AdminTables>

/** The versions of a handbook, newest first, with those that visitors do not see yet. */
export async function listVersions(db: Db, product: string): Promise<HandbookVersionRow[]> {
  const rows = await db
    .selectFrom('handbook_versions')
    .selectAll()
    .where('product', '=', product as HandbookProduct)
    .execute()
  return rows.sort(newestFirst)
}

/** The versions that visitors see, newest first. */
export async function listPublicVersions(db: Db): Promise<HandbookVersions> {
  const rows = await db.selectFrom('handbook_versions').selectAll().where('is_public', '=', 1).execute()
  const sorted = rows.sort(newestFirst)
  return Object.fromEntries(
    handbookProducts.map(product => [
      product,
      sorted.filter(row => row.product === product).map(row => describeVersion(product, row)),
    ]),
  ) as unknown as HandbookVersions
}

/** Throws `Refusal` 404 for a version that visitors do not see. */
export async function checkVersion(db: Db, groupVersion: string | undefined): Promise<string> {
  const { product, slug } = readGroupVersion(groupVersion ?? '') ?? {}
  if (groupVersion !== undefined && product && slug && (await isPublic(db, product, slug)))
    return groupVersion
  throw new Refusal(404, 'There is no such version.')
}

export async function isPublic(db: Db, product: string, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('handbook_versions')
    .select('slug')
    .where('product', '=', product as HandbookProduct)
    .where('slug', '=', slug)
    .where('is_public', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}

/** Shows versions to visitors. Resolves to whether one of them was not shown before. */
export async function showVersions(db: Db, product: string, slugs: readonly string[]): Promise<boolean> {
  if (slugs.length === 0) return false
  const shown = await db
    .updateTable('handbook_versions')
    .set({ is_public: 1 })
    .where('product', '=', product as HandbookProduct)
    .where('slug', 'in', slugs)
    .where('is_public', '=', 0)
    .returning('slug')
    .execute()
  return shown.length > 0
}

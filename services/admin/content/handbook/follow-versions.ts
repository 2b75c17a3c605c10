import type { Kysely } from 'kysely'
import type { HandbookProduct, VersionName } from '../../../../contract/handbook-versions.ts'
import type { AdminTables } from '../../schema.ts'
import { listVersions } from './versions.ts'

/**
 * Takes over what the file of a handbook says: its versions are there, and visitors see them. A title that staff have changed
 * stays. A version that leaves the file stays, for it has addresses.
 */
export async function followVersions(
  db: Kysely<AdminTables>,
  product: HandbookProduct,
  file: readonly VersionName[],
): Promise<void> {
  const office = new Map((await listVersions(db, product)).map(row => [row.slug, row]))
  for (const { slug, title: said } of file) {
    const own = office.get(slug)
    const isChanged = own !== undefined && own.title !== own.file_title
    const row = { title: isChanged ? own.title : said, file_title: said, is_public: 1 } as const
    await db
      .insertInto('handbook_versions')
      .values({ product, slug, ...row })
      .onConflict(conflict => conflict.columns(['product', 'slug']).doUpdateSet(row))
      .execute()
  }
}

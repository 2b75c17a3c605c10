import type { Kysely } from 'kysely'
import type { ListedPages } from '../../../../contract/listed-pages.ts'
import type { AdminTables } from '../../schema.ts'
import { pagesOfTexts } from '../list-pages.ts'

/** The pages of a version in any language, by path. */
export async function listPaths(
  db: Kysely<AdminTables>,
  {
    groupVersion,
    from,
    limit,
  }: { readonly groupVersion: string; readonly from: number; readonly limit: number },
): Promise<ListedPages> {
  const places = db.selectFrom('handbook_places').where('group_version', '=', groupVersion)
  const { count } = await places.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(places.select(['page_id', 'path']).orderBy('path').limit(limit).offset(from).as('place'))
    .innerJoin('handbook_texts as text', 'text.page_id', 'place.page_id')
    .select(['place.path', 'text.iso'])
    .orderBy('place.path')
    .execute()
  return { pages: pagesOfTexts(rows.map(row => ({ ...row, changed: null }))), total: Number(count) }
}

import type { Kysely } from 'kysely'
import { newestFirst, readGroupVersion } from '../../../../contract/handbook-versions.ts'
import { handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import type { OfficeTables } from '../../schema.ts'
import type { EntryMove } from './list-moves.ts'

export interface AddressChange {
  readonly from: string
  readonly to: string
}

/** The addresses that visitors have known of what moves, each with its new one: those of published texts. */
export async function listAddressChanges(
  db: Kysely<OfficeTables>,
  moves: readonly EntryMove[],
): Promise<AddressChange[]> {
  const changes: AddressChange[] = []
  for (const move of moves) changes.push(...(await changesOf(db, move)))
  return changes
}

async function changesOf(db: Kysely<OfficeTables>, { entry, to }: EntryMove): Promise<AddressChange[]> {
  const live = await db
    .selectFrom('heads')
    .select('part')
    .where('entry_id', '=', entry.id)
    .where('part', '<>', 'facts')
    .where('live_id', 'is not', null)
    .executeTakeFirst()
  if (!live) return []
  if (entry.kind !== 'handbook') return [{ from: `/${entry.path}`, to: `/${to}` }]
  const { product, path, variant } = handbookAddressOf(entry.path)
  const places = await db
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_pages as page', 'page.id', 'place.page_id')
    .select('place.group_version')
    .where('page.product', '=', product)
    .where('page.path', '=', path)
    .where('page.variant', '=', variant)
    .execute()
  return places
    .flatMap(({ group_version }) => readGroupVersion(group_version) ?? [])
    .sort(newestFirst)
    .map(({ slug }) => ({
      from: `/handbook/${product}/${slug}/${path}`,
      to: `/handbook/${product}/${slug}/${handbookAddressOf(to).path}`,
    }))
}

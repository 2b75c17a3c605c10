import type { Kysely } from 'kysely'
import { groupVersionOf } from '../../../../contract/handbook-versions.ts'
import { languageTagOf } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import type { AdminTables } from '../../schema.ts'
import { type HandbookAddress, type HandbookFacts, handbookAddressOf } from '../import/handbook-pages.ts'
import type { Projection } from './projection.ts'

export const handbookProjection: Projection<HandbookFacts> = {
  async putFacts(db, folder, { order: sort, versions }) {
    const { product, path, variant } = handbookAddressOf(folder)
    const { id } = await db
      .insertInto('handbook_pages')
      .values({ id: newId(), product, path, variant, sort })
      .onConflict(conflict => conflict.columns(['product', 'path', 'variant']).doUpdateSet({ sort }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const groups = groupVersionsOf(product, versions)
    await db.deleteFrom('handbook_places').where('page_id', '=', id).execute()
    // The page that had a version before may be written after this one.
    await db
      .deleteFrom('handbook_places')
      .where('group_version', 'in', groups)
      .where('path', '=', path)
      .execute()
    const places = groups.map(group_version => ({ group_version, path, page_id: id }))
    await db.insertInto('handbook_places').values(places).execute()
  },
  async move(db, from, to) {
    const { product, path, variant } = handbookAddressOf(from)
    const next = handbookAddressOf(to)
    const page = await db
      .updateTable('handbook_pages')
      .set({ path: next.path, variant: next.variant })
      .where('product', '=', product)
      .where('path', '=', path)
      .where('variant', '=', variant)
      .returning('id')
      .executeTakeFirst()
    if (!page) return
    const places = await db
      .updateTable('handbook_places')
      .set({ path: next.path })
      .where('page_id', '=', page.id)
      .returning('group_version')
      .execute()
    for (const { group_version } of places)
      await db
        .updateTable('handbook_ratings')
        .set({ path: next.path })
        .where('group_version', '=', group_version)
        .where('path', '=', path)
        .execute()
  },
  async removeFacts(db, folder) {
    const { product, path, variant } = handbookAddressOf(folder)
    await db
      .deleteFrom('handbook_pages')
      .where('product', '=', product)
      .where('path', '=', path)
      .where('variant', '=', variant)
      .execute()
  },
  async putText(db, folder, locale, { title, description, body }) {
    const row = { title, description, body }
    await db
      .insertInto('handbook_texts')
      .values({ page_id: await findId(db, folder), iso: languageTagOf(locale), ...row })
      .onConflict(conflict => conflict.columns(['page_id', 'iso']).doUpdateSet(row))
      .execute()
  },
  async removeText(db, folder, locale) {
    await db
      .deleteFrom('handbook_texts')
      .where('page_id', '=', await findId(db, folder))
      .where('iso', '=', languageTagOf(locale))
      .execute()
  },
}

/** The versions of a product under the names that the database has for them. */
export const groupVersionsOf = (product: string, versions: readonly string[]): string[] =>
  versions.map(slug => groupVersionOf(product, slug))

async function findId(db: Kysely<AdminTables>, folder: string): Promise<string> {
  const { product, path, variant }: HandbookAddress = handbookAddressOf(folder)
  const row = await db
    .selectFrom('handbook_pages')
    .select('id')
    .where('product', '=', product)
    .where('path', '=', path)
    .where('variant', '=', variant)
    .executeTakeFirstOrThrow()
  return row.id
}

import type { Kysely } from 'kysely'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { handbookAddressOf } from '../../admin/content/import/handbook-pages.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

/** Throws `Refusal` 422 for a link to a page of the handbook, or to a title of it, that is not in a version of this page. */
export async function verifyLinks(db: Kysely<OfficeTables>, entry: EntryRow, body: string): Promise<void> {
  if (entry.kind !== 'handbook') return
  const links = [...body.matchAll(/\(handbook:([^)#]+)(?:#([^)]+))?\)/g)]
  if (links.length === 0) return
  const { product, path, variant } = handbookAddressOf(entry.path)
  const own = await db
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_pages as page', 'page.id', 'place.page_id')
    .select('place.group_version')
    .where('page.product', '=', product)
    .where('page.path', '=', path)
    .where('page.variant', '=', variant)
    .execute()
  if (own.length === 0) return
  const targets = await db
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_texts as text', 'text.page_id', 'place.page_id')
    .select(['place.group_version', 'place.path', 'text.body', 'text.iso'])
    .where(
      'place.group_version',
      'in',
      own.map(({ group_version }) => group_version),
    )
    .where('place.path', 'in', [...new Set(links.map(([, to = '']) => to))])
    .execute()
  for (const { group_version } of own)
    for (const [, to = '', anchor] of links) {
      const there = targets.filter(row => row.group_version === group_version && row.path === to)
      if (there.length === 0) throw new Refusal(422, `handbook:${to} does not stand in ${group_version}`)
      const bodies = to === path ? [...there.map(row => row.body), body] : there.map(row => row.body)
      if (anchor !== undefined && !bodies.some(text => text.includes(`{#${anchor}}`)))
        throw new Refusal(422, `handbook:${to} has no #${anchor} in ${group_version}`)
    }
}

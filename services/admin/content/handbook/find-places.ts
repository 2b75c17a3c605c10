import type { Kysely } from 'kysely'
import type { HandbookPlace } from '../../../../contract/handbook.ts'
import { defaultLanguageTag, type LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import { listPublicVersions } from './versions.ts'

/** The versions with pages at these paths, with their titles; English as the fallback. */
export async function findPlaces(
  db: Kysely<AdminTables>,
  { paths, languageTag }: { readonly paths: readonly string[]; readonly languageTag: LanguageTag },
): Promise<HandbookPlace[]> {
  const groups = Object.values(await listPublicVersions(db)).flatMap(all =>
    all.map(({ group_version }) => group_version),
  )
  if (paths.length === 0 || groups.length === 0) return []
  const rows = await db
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_texts as text', 'text.page_id', 'place.page_id')
    .select(['place.group_version', 'place.path', 'text.title', 'text.iso'])
    .where('place.group_version', 'in', groups)
    .where('place.path', 'in', paths)
    .where('text.iso', 'in', [languageTag, defaultLanguageTag])
    .orderBy('place.group_version', 'desc')
    .orderBy('place.path')
    .execute()
  const places = new Map<string, HandbookPlace>()
  for (const { group_version, path, title, iso: own } of rows) {
    const key = `${group_version} ${path}`
    if (own === languageTag || !places.has(key)) places.set(key, { group_version, path, title })
  }
  return [...places.values()]
}

import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { OfficeTables } from '../schema.ts'

interface PlaceQuery {
  /** The versions, under the names that the database has for them. */
  readonly groups: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
  /** The paths whose bodies are wanted. */
  readonly withBodies: ReadonlySet<string>
}

/** The texts of a page of the handbook in a version, by language; null: the body was not asked for. */
type PlaceTexts = Map<LanguageTag, string | null>

export const keyOfPlace = (group: string, path: string): string => `${group} ${path}`

/** The pages of handbooks at these paths, by version and path; pages without a text are left out. */
export async function findPlaces(
  db: Kysely<OfficeTables>,
  { groups, paths, withBodies }: PlaceQuery,
): Promise<ReadonlyMap<string, PlaceTexts>> {
  const found = new Map<string, PlaceTexts>()
  if (groups.size === 0 || paths.size === 0) return found
  const places = await db
    .selectFrom('handbook_places')
    .select(['group_version', 'path', 'page_id'])
    .where('group_version', 'in', [...groups])
    .where('path', 'in', [...paths])
    .execute()
  if (places.length === 0) return found
  const idsOf = (rows: typeof places) => [...new Set(rows.map(({ page_id }) => page_id))]
  const texts = db.selectFrom('handbook_texts').where('page_id', 'in', idsOf(places))
  const languages = await texts.select(['page_id', 'iso']).execute()
  const read = idsOf(places.filter(({ path }) => withBodies.has(path)))
  const bodies =
    read.length === 0
      ? []
      : await db
          .selectFrom('handbook_texts')
          .select(['page_id', 'iso', 'body'])
          .where('page_id', 'in', read)
          .execute()
  const ofPage = new Map<string, PlaceTexts>()
  for (const { page_id, iso, body } of [...languages.map(row => ({ ...row, body: null })), ...bodies]) {
    const own = ofPage.get(page_id) ?? new Map<LanguageTag, string | null>()
    ofPage.set(page_id, own.set(iso, body))
  }
  for (const { group_version, path, page_id } of places) {
    const own = ofPage.get(page_id)
    if (own) found.set(keyOfPlace(group_version, path), own)
  }
  return found
}

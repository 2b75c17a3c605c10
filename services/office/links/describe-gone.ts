import type { Kysely } from 'kysely'
import { legalPages } from '../../../contract/legal-pages.ts'
import type { TextFaultView } from '../../../contract/office/text-faults.ts'
import type { OfficeTables } from '../schema.ts'
import type { FoundPage } from './find-pages.ts'

type Placed = TextFaultView & { readonly path?: string | undefined }

/** Says of pages that are gone why: they have moved, were archived, or are not published. A redirect is no broken link. */
export async function describeGone(
  db: Kysely<OfficeTables>,
  faults: readonly (readonly Placed[])[],
  pages: ReadonlyMap<string, FoundPage>,
): Promise<Placed[][]> {
  const paths = [...new Set(faults.flat().flatMap(({ path }) => path ?? []))]
  if (paths.length === 0) return faults.map(own => [...own])
  const redirects = await db
    .selectFrom('redirects')
    .select(['from_path', 'to_path'])
    .where('from_path', 'in', paths)
    .execute()
  const entries = await db
    .selectFrom('entries')
    .select(['path', 'archived_at'])
    .where('path', 'in', paths.map(entryPathOf))
    .execute()
  const describe = (fault: Placed): Placed => {
    const { path } = fault
    if (path === undefined) return fault
    const moved = redirects.find(({ from_path }) => from_path === path)
    if (moved)
      return { ...fault, kind: 'moved', advice: `It has moved: readers are led to ${moved.to_path}.` }
    const entry = entries.find(each => each.path === entryPathOf(path))
    if (entry && entry.archived_at !== null)
      return { ...fault, advice: 'It is archived: readers see it in no language.' }
    if (entry || pages.has(path))
      return { ...fault, advice: 'It is not published: readers see it in no language.' }
    return fault
  }
  return faults.map(own => own.map(describe))
}

/** The path of the entry whose page has this one. */
function entryPathOf(path: string): string {
  const legal = Object.entries(legalPages).find(([page]) => page === path)
  return legal ? `legal/${legal[1]}` : path.slice(1)
}

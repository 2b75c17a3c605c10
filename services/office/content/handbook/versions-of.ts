import type { Kysely } from 'kysely'
import { listVersions } from '../../../admin/content/handbook/versions.ts'
import type { OfficeTables } from '../../schema.ts'
import { asAdmin } from '../find-entry.ts'

/** The versions of a handbook, as `listVersions` has them. */
export type VersionsOf = (product: string) => ReturnType<typeof listVersions>

/** Reads the versions of each handbook once: the many pages of one are checked against the same. */
export function readVersionsOnce(db: Kysely<OfficeTables>): VersionsOf {
  const known = new Map<string, ReturnType<typeof listVersions>>()
  return product => {
    const versions = known.get(product) ?? listVersions(asAdmin(db), product)
    known.set(product, versions)
    return versions
  }
}

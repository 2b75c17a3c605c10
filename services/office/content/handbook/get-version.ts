import type { Kysely } from 'kysely'
import type { HandbookProduct } from '../../../../contract/handbook-versions.ts'
import { listVersions } from '../../../admin/content/handbook/versions.ts'
import type { HandbookVersionRow } from '../../../admin/content/schema.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import { asAdmin } from '../find-entry.ts'

/** A version of a handbook by its name; the newest one without a name. Throws `Refusal` 404. */
export async function getVersion(
  db: Kysely<OfficeTables>,
  product: HandbookProduct,
  slug?: string,
): Promise<HandbookVersionRow> {
  const versions = await listVersions(asAdmin(db), product)
  const found = slug === undefined ? versions[0] : versions.find(each => each.slug === slug)
  if (!found) throw new Refusal(404, 'There is no such version.')
  return found
}

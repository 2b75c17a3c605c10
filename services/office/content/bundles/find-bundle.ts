import type { Kysely } from 'kysely'
import { canPublish } from '../../../../contract/office/content-scope.ts'
import type { BundleRow } from '../../../admin/content/entries/schedule-tables.ts'
import { Refusal } from '../../../http/problem.ts'
import type { StaffSession } from '../../handler.ts'
import type { OfficeTables } from '../../schema.ts'
import type { Trx } from '../find-entry.ts'
import type { LeavingText } from '../publish-revisions.ts'

/** A bundle by its id. Throws `Refusal` 404. */
export async function getBundleRow(db: Kysely<OfficeTables>, id = ''): Promise<BundleRow> {
  const row = await db.selectFrom('bundles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal(404, 'There is no such bundle.')
  return row
}

/** Changes a bundle that has not gone out. Throws `Refusal` 409 when the version is not the current one. */
export async function updateBundle(
  trx: Trx,
  { id, version }: { readonly id: string; readonly version: number },
  changed: Partial<BundleRow>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('bundles')
    .set({ ...changed, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '<>', 'done')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const { state } = await getBundleRow(trx, id)
  throw new Refusal(
    409,
    state === 'done'
      ? 'It has gone out.'
      : 'Somebody else has changed it since. This is what it is now: press again.',
  )
}

/** Throws `Refusal` 403 where a text is not the caller's to publish. */
export function verifyPublisher({ staff }: StaffSession, going: readonly Pick<LeavingText, 'entry'>[]): void {
  const other = going.find(({ entry }) => !canPublish(staff, entry.kind))
  if (other) throw new Refusal(403, `${other.entry.path} is not yours to publish.`)
}

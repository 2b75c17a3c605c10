import { entryKey } from '../../../../contract/content-keys.ts'
import { localeOfTag } from '../../../../contract/locale.ts'
import { everyPart, type Part } from '../../../../contract/office/content-parts.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { slugOf } from '../../../admin/content/import/source.ts'
import { removeAnnounced } from '../../../admin/content/legal/record-version.ts'
import { holdRevision } from '../../../admin/content/revision.ts'
import { Refusal } from '../../../http/problem.ts'
import { asAdmin, type Trx } from '../find-entry.ts'
import { changedSite } from '../publish-revisions.ts'
import { versionsOf } from './versions-of.ts'

/** Takes back an announced version: what is in effect is what is published. Throws `Refusal` 409 where there is none. */
export async function withdrawVersion(
  trx: Trx,
  entry: EntryRow,
  effective: string,
  now: Date,
): Promise<void> {
  await holdRevision(asAdmin(trx))
  const slug = slugOf(entry.path)
  const versions = await versionsOf(asAdmin(trx), entry, now)
  if (versions === null || versions.next === null || versions.next !== effective)
    throw new Refusal(409, 'No version of that day is announced.')
  const rows = await trx
    .selectFrom('legal_versions')
    .selectAll()
    .where('slug', '=', slug)
    .where('effective', '=', versions.current)
    .execute()
  await trx.deleteFrom('legal_documents').where('slug', '=', slug).execute()
  const live = new Map<Part, string | null>()
  for (const { text_revision, facts_revision, ...row } of rows) {
    await trx.insertInto('legal_documents').values(row).execute()
    live.set(localeOfTag(row.iso), text_revision)
    live.set('facts', facts_revision)
  }
  for (const part of everyPart)
    await trx
      .updateTable('heads')
      .set({ live_id: live.get(part) ?? null, updated_at: now.toISOString() })
      .where('entry_id', '=', entry.id)
      .where('part', '=', part)
      .execute()
  await removeAnnounced(asAdmin(trx), slug, now)
  await changedSite(trx, [entryKey(entry.path)], now)
}

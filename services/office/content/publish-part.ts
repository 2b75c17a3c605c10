import type { Part } from '../../../contract/office/content-parts.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { handbookAddressOf } from '../../admin/content/import/handbook-pages.ts'
import { projections } from '../../admin/content/projection/projections.ts'
import { holdRevision } from '../../admin/content/revision.ts'
import { keysOfEntries } from '../../admin/content/touched-keys.ts'
import { Refusal } from '../../http/problem.ts'
import { asAdmin, getHead, type Trx } from './find-entry.ts'
import { changedSite, publishRevisions } from './publish-revisions.ts'
import { StaleVersion } from './save-revision.ts'
import { endSchedulesOf } from './schedule/end-schedules.ts'

interface PublishedPart {
  readonly entry: EntryRow
  readonly part: Part
  /** The version that was seen. */
  readonly version: number
}

/**
 * Publishes the newest revision of a part: its row of the site, and nothing of the other languages. Resolves to its id.
 * Throws `StaleVersion`, or `Refusal` 409 or 422.
 */
export async function publishPart(
  trx: Trx,
  { entry, part, version }: PublishedPart,
  now: Date,
): Promise<string> {
  await holdRevision(asAdmin(trx))
  await lockVersion(trx, { entry, part, version }, now)
  const { draft } = await getHead(trx, entry.id, part)
  if (!draft) throw new Refusal(409, 'Nothing is written yet.')
  await publishRevisions(trx, [{ entry, part, revision: draft }], now)
  return draft.id
}

/** Locks the head of a part. Throws `StaleVersion`. */
async function lockVersion(trx: Trx, { entry, part, version }: PublishedPart, now: Date) {
  const head = await trx
    .updateTable('heads')
    .set({ updated_at: now.toISOString() })
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!head) throw new StaleVersion()
}

/** Takes a language off the site. Throws `StaleVersion`, or `Refusal` 409. */
export async function unpublishPart(
  trx: Trx,
  { entry, part, version }: PublishedPart,
  now: Date,
): Promise<void> {
  await holdRevision(asAdmin(trx))
  const { version: current } = await getHead(trx, entry.id, part)
  if (current !== version) throw new StaleVersion()
  await publishRevisions(trx, [], now, { leaving: [{ entry, part }] })
}

/** Takes an entry off the site and out of the lists, or back into them. Throws `Refusal` 409 while pages stand below it. */
export async function archiveEntry(trx: Trx, entry: EntryRow, archived: boolean, now: Date): Promise<void> {
  await holdRevision(asAdmin(trx))
  const archived_at = archived ? now.toISOString() : null
  await trx.updateTable('entries').set({ archived_at }).where('id', '=', entry.id).execute()
  if (!archived) return
  if (entry.kind === 'handbook') await verifyNothingBelow(trx, entry.path)
  await trx.updateTable('heads').set({ live_id: null }).where('entry_id', '=', entry.id).execute()
  await projections[entry.kind].removeFacts(asAdmin(trx), entry.path)
  await endSchedulesOf(trx, entry, now)
  await changedSite(trx, keysOfEntries([entry]), now)
}

async function verifyNothingBelow(trx: Trx, folder: string) {
  const { product, path, variant } = handbookAddressOf(folder)
  const below = await trx
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_places as own', 'own.group_version', 'place.group_version')
    .innerJoin('handbook_pages as page', 'page.id', 'own.page_id')
    .select('place.path')
    .where('page.product', '=', product)
    .where('page.path', '=', path)
    .where('page.variant', '=', variant)
    .where('own.path', '=', path)
    .where('place.path', '>', `${path}/`)
    .where('place.path', '<', `${path}0`)
    .limit(1)
    .executeTakeFirst()
  if (below) throw new Refusal(409, `${below.path} stands below it.`)
}

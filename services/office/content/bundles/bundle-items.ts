import type { Kysely } from 'kysely'
import type { Part } from '../../../../contract/office/content-parts.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import { getEntryRow, getHead, type Trx } from '../find-entry.ts'
import type { GoingRevision } from '../publish-revisions.ts'

const maxItems = 100

interface NamedPart {
  readonly entry: string
  readonly part: Part
}

/** Parts as they were saved last. Throws `Refusal` 404, or 409 for one that is archived or not written. */
export async function findNewest(
  db: Kysely<OfficeTables>,
  parts: readonly NamedPart[],
): Promise<GoingRevision[]> {
  const found: GoingRevision[] = []
  for (const { entry: key, part } of parts) {
    const entry = await getEntryRow(db, key)
    if (entry.archived_at !== null) throw new Refusal(409, `${entry.path}: It is archived.`)
    const { draft } = await getHead(db, entry.id, part)
    if (!draft) throw new Refusal(409, `${entry.path}, ${part}: Nothing is written yet.`)
    found.push({ entry, part, revision: draft })
  }
  return found
}

/** Adds parts to a bundle; one that is in it already takes its newest revision. Throws `Refusal` 409 for too many. */
export async function addItems(trx: Trx, bundle: string, going: readonly GoingRevision[]): Promise<void> {
  for (const { entry, part, revision } of going)
    await trx
      .insertInto('bundle_items')
      .values({ bundle_id: bundle, entry_id: entry.id, part, revision_id: revision.id })
      .onConflict(conflict =>
        conflict.columns(['bundle_id', 'entry_id', 'part']).doUpdateSet({ revision_id: revision.id }),
      )
      .execute()
  const { count } = await trx
    .selectFrom('bundle_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bundle_id', '=', bundle)
    .executeTakeFirstOrThrow()
  if (Number(count) > maxItems) throw new Refusal(409, `A bundle holds at most ${maxItems} texts.`)
}

/** Removes parts from a bundle; those that are not in it are ignored. */
export async function removeItems(trx: Trx, bundle: string, parts: readonly NamedPart[]): Promise<void> {
  for (const { entry, part } of parts)
    await trx
      .deleteFrom('bundle_items')
      .where('bundle_id', '=', bundle)
      .where('entry_id', '=', (await getEntryRow(trx, entry)).id)
      .where('part', '=', part)
      .execute()
}

import type { Kysely } from 'kysely'
import type { Part } from '../../../../contract/office/content-parts.ts'
import type { ScheduleAct } from '../../../../contract/office/schedule-parts.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import { getEntryRow, getHead, type Trx } from '../find-entry.ts'
import type { BundledPart } from './publish-all.ts'

const maxItems = 100

interface NamedPart {
  readonly entry: string
  readonly part: Part
}

interface PlannedPart extends NamedPart {
  readonly act: ScheduleAct
}

/** Parts as they were saved last, or as they leave. Throws `Refusal` 404, or 409 for one that is archived, not written, or cannot leave alone. */
export async function findNewest(
  db: Kysely<OfficeTables>,
  parts: readonly PlannedPart[],
): Promise<BundledPart[]> {
  const found: BundledPart[] = []
  for (const { entry: key, part, act } of parts) {
    const entry = await getEntryRow(db, key)
    if (entry.archived_at !== null) throw new Refusal(409, `${entry.path}: It is archived.`)
    const { draft } = await getHead(db, entry.id, part)
    if (!draft) throw new Refusal(409, `${entry.path}, ${part}: Nothing is written yet.`)
    if (act === 'unpublish' && part === 'facts')
      throw new Refusal(409, `${entry.path}: Facts leave the site with their entry: archive it.`)
    found.push({ entry, part, revision: act === 'publish' ? draft : null })
  }
  return found
}

/** Adds parts to a bundle; one that is in it already takes its newest revision, or what is done with it now. Throws `Refusal` 409 for too many. */
export async function addItems(trx: Trx, bundle: string, parts: readonly BundledPart[]): Promise<void> {
  for (const { entry, part, revision } of parts) {
    const planned = { act: revision ? 'publish' : 'unpublish', revision_id: revision?.id ?? null } as const
    await trx
      .insertInto('bundle_items')
      .values({ bundle_id: bundle, entry_id: entry.id, part, ...planned })
      .onConflict(conflict => conflict.columns(['bundle_id', 'entry_id', 'part']).doUpdateSet(planned))
      .execute()
  }
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

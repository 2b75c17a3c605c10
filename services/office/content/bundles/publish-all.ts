import type { Kysely } from 'kysely'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import type { Trx } from '../find-entry.ts'
import { type GoingRevision, publishRevisions } from '../publish-revisions.ts'
import { verifyNewest } from '../schedule/verify-newest.ts'

/** The texts of a bundle, with the revisions that go out. */
export async function findGoing(db: Kysely<OfficeTables>, bundle: string): Promise<GoingRevision[]> {
  const items = await db.selectFrom('bundle_items').selectAll().where('bundle_id', '=', bundle).execute()
  if (items.length === 0) return []
  const idsOf = (name: 'entry_id' | 'revision_id') => items.map(item => item[name])
  const entries = await db.selectFrom('entries').selectAll().where('id', 'in', idsOf('entry_id')).execute()
  const revisions = await db
    .selectFrom('revisions')
    .selectAll()
    .where('id', 'in', idsOf('revision_id'))
    .execute()
  return items.flatMap(({ entry_id, part, revision_id }) => {
    const entry = entries.find(({ id }) => id === entry_id)
    const revision = revisions.find(({ id }) => id === revision_id)
    return entry && revision ? [{ entry, part, revision }] : []
  })
}

/** Publishes every text of a bundle, in the caller's transaction. Throws `Refusal` 409 or 422. */
export async function publishAll(trx: Trx, bundle: string, now: Date): Promise<void> {
  const going = await findGoing(trx, bundle)
  if (going.length === 0) throw new Refusal(409, 'It is empty.')
  for (const each of going) {
    if (each.entry.archived_at !== null) throw new Refusal(409, `${each.entry.path}: It is archived.`)
    await verifyNewest(trx, each)
  }
  await publishRevisions(trx, going, now)
}

import type { Kysely } from 'kysely'
import type { bundleCalls as calls } from '../../../../contract/office/bundles.ts'
import type { Part } from '../../../../contract/office/content-parts.ts'
import { newId } from '../../../../platform/identity.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import type { BundleRow } from '../../../admin/content/entries/schedule-tables.ts'
import { holdRevision } from '../../../admin/content/revision.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeHandlers } from '../../handler.ts'
import type { OfficeTables } from '../../schema.ts'
import { verifyApproved } from '../approvals/verify-approved.ts'
import { asAdmin, type Trx } from '../find-entry.ts'
import type { GoingRevision } from '../publish-revisions.ts'
import { readMoment } from '../schedule/read-moment.ts'
import { rehearse } from '../schedule/rehearse.ts'
import { maxAttempts } from '../schedule/scheduled-fault.ts'
import { addItems, findNewest, removeItems } from './bundle-items.ts'
import { getBundleRow, updateBundle, verifyPublisher } from './find-bundle.ts'
import { type BundledPart, byAct, findGoing, publishAll } from './publish-all.ts'
import { bundleKind } from './run-bundles.ts'
import { listBundles, viewBundle } from './view-bundle.ts'

const subjectOf = (id: string, detail: Readonly<Record<string, string | number | null>> = {}) => ({
  kind: 'bundle' as const,
  id,
  detail,
})

/** The handlers of bundles: texts and languages that go out together. */
export const bundleCalls: OfficeHandlers<typeof calls> = {
  listBundles: ({ query, db }) => listBundles(db, query),
  getBundle: async ({ params, session, db }) =>
    viewBundle(db, await getBundleRow(db, params.bundle), session),
  async createBundle({ body: { name, add }, session, db, now, act }) {
    const going = await findNewest(db, add)
    verifyPublisher(session, going)
    const row: BundleRow = {
      ...{ id: newId(), name, at: null, state: 'open', fault: null, version: 1 },
      ...{ staff_id: session.staff.id, created_at: now.toISOString(), ended_at: null },
    }
    return act(subjectOf(row.id, { items: going.length }), async trx => {
      await trx.insertInto('bundles').values(row).execute()
      await addItems(trx, row.id, going)
      return { id: row.id }
    })
  },
  async changeBundle({ params, body, session, db, now, act }) {
    const { id, state } = await getBundleRow(db, params.bundle)
    const { version, name, add, remove } = body
    const going = await findNewest(db, add)
    verifyPublisher(session, going)
    const at = body.at == null ? body.at : readMoment(body.at, now).toISOString()
    const current = await findGoing(db, id)
    if (at !== undefined) verifyPublisher(session, current)
    const isWaiting = at === undefined ? state === 'waiting' : at !== null
    const { going: out, leaving } = byAct(changedItems(current, going, remove))
    // What has no approval yet may be collected, and not be scheduled.
    if (isWaiting) for (const each of out) await verifyBundled(db, each)
    const warning = isWaiting ? await rehearse(db, out, now, leaving) : null
    const detail = { added: add.length, removed: remove.length, ...(at !== undefined && { at }) }
    return act(subjectOf(id, detail), async trx => {
      const named = { ...(name !== undefined && { name }), ...momentOf(at) }
      await updateBundle(trx, { id, version }, { ...named, ...(isWaiting && { fault: warning }) })
      await removeItems(trx, id, remove)
      await addItems(trx, id, going)
      if (at != null) await planMoment(trx, id, at)
      return { version: version + 1, warning }
    })

    function momentOf(moment: string | null | undefined): Partial<BundleRow> {
      if (moment === undefined) return {}
      const begun = { fault: null, ended_at: null, staff_id: session.staff.id }
      return { ...begun, at: moment, state: moment === null ? 'open' : 'waiting' }
    }
  },
  async publishBundle({ params, body: { version }, session, db, now, act }) {
    const { id } = await getBundleRow(db, params.bundle)
    verifyPublisher(session, await findGoing(db, id))
    const at = now.toISOString()
    return act(subjectOf(id, { version }), async trx => {
      // Before the row of the bundle, as the job does: two that lock in one order never wait for each other.
      await holdRevision(asAdmin(trx))
      await updateBundle(trx, { id, version }, { at, state: 'done', fault: null, ended_at: at })
      await publishAll(trx, id, now, { isPlanned: false })
      return { success: true }
    })
  },
  async removeBundle({ params, body: { version }, session, db, act }) {
    const { id, name } = await getBundleRow(db, params.bundle)
    verifyPublisher(session, await findGoing(db, id))
    return act(subjectOf(id, { name }), async trx => {
      await updateBundle(trx, { id, version }, {})
      await trx.deleteFrom('bundles').where('id', '=', id).execute()
      return { success: true }
    })
  },
}

/** The texts of a bundle as they are after a change. */
function changedItems(
  current: readonly BundledPart[],
  added: readonly BundledPart[],
  removed: readonly { readonly entry: string; readonly part: Part }[],
): BundledPart[] {
  const isRemoved = ({ entry: { id, path }, part }: BundledPart) =>
    removed.some(each => each.part === part && (each.entry === id || each.entry === path))
  const isAdded = ({ entry, part }: BundledPart) =>
    added.some(each => each.part === part && each.entry.id === entry.id)
  return [...current.filter(each => !isRemoved(each) && !isAdded(each)), ...added]
}

/** Throws `Refusal` 409, which names the part, for a revision without its approval. */
async function verifyBundled(db: Kysely<OfficeTables>, each: GoingRevision) {
  try {
    await verifyApproved(db, each)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.status, `${each.entry.path}, ${each.part}: ${error.message}`)
  }
}

async function planMoment(trx: Trx, id: string, at: string) {
  if ((await findGoing(trx, id)).length === 0) throw new Refusal(409, 'It is empty: add texts first.')
  const job = { kind: bundleKind, payload: { bundle: id, at }, runAt: new Date(at), maxAttempts }
  await enqueue(trx, job)
}

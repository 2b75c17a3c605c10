import type { Kysely } from 'kysely'
import type { RequestDetails } from '../../../contract/office/request-view.ts'
import { findLicence } from '../../admin/requests/permission/find-licence.ts'
import { answersOf } from '../../admin/requests/request-answers.ts'
import type { RequestRow } from '../../admin/schema.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { findDraft } from './drafts.ts'
import { listEvents, listFormFiles } from './list-events.ts'
import { nextStatesOf } from './next-states.ts'
import { listPresence } from './presence.ts'
import { presentRows } from './present-rows.ts'

const maxOthers = 10

/** A request with everything that staff see of it. */
export async function getDetails(
  db: Kysely<OfficeTables>,
  request: RequestRow,
  { staff }: StaffSession,
  now: Date,
): Promise<RequestDetails> {
  const { id } = request
  const others = await listOthers(db, request, staff.teams)
  const [row, ...otherRows] = await presentRows(db, [request, ...others])
  if (!row) throw new Error('A request has no row')
  return {
    ...row,
    answers: answersOf(request),
    attachments: await listFormFiles(db, id),
    events: await listEvents(db, id, now),
    next_states: nextStatesOf(request),
    erase_at: request.erase_at,
    has_account: request.account_id !== null,
    licence: await findLicence(db, id),
    merged_into: await findReference(db, request.merged_into),
    merged: await listMerged(db, id),
    others: otherRows,
    presence: await listPresence(db, id, staff.id, now),
    draft: await findDraft(db, id, staff.id),
  }
}

/** The latest other requests of the same address or account, of the caller's teams. */
async function listOthers(
  db: Kysely<OfficeTables>,
  { id, email_key, account_id }: RequestRow,
  teams: StaffSession['staff']['teams'],
): Promise<RequestRow[]> {
  const latest = db
    .selectFrom('requests')
    .selectAll()
    .where('id', '!=', id)
    .where('team', 'in', teams)
    .where('changes_id', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(maxOthers)
  const rows = await latest.where('email_key', '=', email_key).execute()
  if (account_id !== null) rows.push(...(await latest.where('account_id', '=', account_id).execute()))
  const unique = [...new Map(rows.map(row => [row.id, row])).values()]
  return unique.sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, maxOthers)
}

async function findReference(db: Kysely<OfficeTables>, id: string | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('requests').select('reference').where('id', '=', id).executeTakeFirst()
  return row?.reference ?? null
}

async function listMerged(db: Kysely<OfficeTables>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('requests')
    .select('reference')
    .where('merged_into', '=', id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ reference }) => reference)
}

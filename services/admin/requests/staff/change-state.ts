import type { Kysely } from 'kysely'
import type { AdminTables, RequestRow } from '../../schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { addEvent } from '../store-request.ts'
import { type RequestChange, updateRequest } from '../update-request.ts'
import { getRequest } from './find-request.ts'

export const supportStates = ['received', 'answered', 'closed'] as const
type SupportState = (typeof supportStates)[number]

/** Throws for kinds with decisions of their own: applications, permissions, entries of the media list. */
export function checkSupport({ kind, reference }: RequestRow): void {
  if (kind !== 'support' && kind !== 'beta-request')
    throw new Error(`${reference} is no support request but ${kind}.`)
}

/** Changes a request that is unchanged since it was read. Throws otherwise. */
export async function updateUnchanged(
  trx: Kysely<AdminTables>,
  request: RequestRow,
  change: RequestChange,
  now: Date,
): Promise<void> {
  if (!(await updateRequest(trx, request, { updatedAt: request.updated_at }, change, now)))
    throw new Error(`${request.reference} has changed meanwhile: read it again.`)
}

/** Changes the state of a support request without a mail; its page shows it. */
export async function changeState(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  reference: string,
  state: SupportState,
): Promise<void> {
  const request = await getRequest(db, reference)
  checkSupport(request)
  if (request.state === state) return
  const now = clock()
  await db.transaction().execute(async trx => {
    await updateUnchanged(trx, request, { state }, now)
    await addEvent(trx, { requestId: request.id, by: 'staff', state }, now)
  })
}

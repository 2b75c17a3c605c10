import type { RequestRow } from '../../schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { eraseAfter } from '../retention.ts'
import { addEvent } from '../store-request.ts'
import { getRequest } from './find-request.ts'

export const supportStates = ['received', 'answered', 'closed'] as const
export type SupportState = (typeof supportStates)[number]

/** Throws for what is decided by other means: applications, permissions, entries of the media list. */
export function checkSupport({ kind, reference }: RequestRow): void {
  if (kind !== 'support' && kind !== 'beta-request')
    throw new Error(`${reference} is no support request but ${kind}.`)
}

/** Puts a support request into a state, quietly: its page says so, no mail goes out. */
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
    const changed = { state, updated_at: now.toISOString(), erase_at: eraseAfter(request.kind, now) }
    const { numUpdatedRows } = await trx
      .updateTable('requests')
      .set(changed)
      .where('id', '=', request.id)
      .where('updated_at', '=', request.updated_at)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error(`${request.reference} has changed meanwhile: read it again.`)
    await addEvent(trx, { requestId: request.id, by: 'staff', state }, now)
  })
}

import type { RequestKind } from '../../../contract/requests.ts'
import { Refusal } from '../../http/problem.ts'
import { queueDecision } from './beta/notify-gallery.ts'
import { storeSeats } from './beta/places.ts'
import type { Dependencies } from './dependencies.ts'
import { getOwnRequest } from './read-request.ts'
import { addEvent } from './store-request.ts'
import { updateRequest } from './update-request.ts'

/** The states in which a sender can withdraw. */
const open: readonly string[] = ['received', 'in-review', 'answered', 'invited']

/** The kinds of which nothing stays when their sender withdraws. */
const erasedKinds: readonly RequestKind[] = ['media-list', 'position-application', 'made-with']

/** Withdraws a request; some kinds are erased at once. Throws `Refusal` 404 or 409. */
export async function withdrawRequest(
  dependencies: Dependencies,
  reference: string,
  token: string,
): Promise<void> {
  const request = await getOwnRequest(dependencies, reference, token)
  if (request.changes_id !== null) throw new Refusal(409, 'What it would change can be taken back.')
  if (erasedKinds.includes(request.kind)) {
    await dependencies.eraseFiles({ requests: [request.id] })
    await dependencies.db.deleteFrom('requests').where('id', '=', request.id).execute()
    return
  }
  const now = dependencies.clock()
  await dependencies.db.transaction().execute(async trx => {
    if (!(await updateRequest(trx, request, { states: open }, { state: 'withdrawn' }, now)))
      throw new Refusal(409, 'It is decided, or withdrawn already.')
    await addEvent(trx, { requestId: request.id, by: 'visitor', state: 'withdrawn' }, now)
    if (request.kind !== 'beta-application') return
    await storeSeats(trx, request.id, [])
    await queueDecision(trx, request.id)
  })
}

import type { BetaState } from '../../../../contract/forms/beta-application.ts'
import { prepareLetter, type Words } from '../mails/letters.ts'
import { agreementPathOf, pathOf } from '../reference.ts'
import { eraseAfter } from '../retention.ts'
import type { StaffMeans } from '../staff/answer-request.ts'
import { addEvent } from '../store-request.ts'
import { declined, invited } from './words.ts'

/** What staff decide, and from where: what is decided or withdrawn stays so. */
const before = {
  'in-review': ['received'],
  invited: ['received', 'in-review'],
  declined: ['received', 'in-review'],
} as const satisfies Partial<Record<BetaState, readonly BetaState[]>>

export type Decision = keyof typeof before

export const isDecision = (state: string): state is Decision => Object.hasOwn(before, state)

/** That somebody is reading is no news that needs a mail: the application's own page says it. */
const letters: Readonly<Partial<Record<Decision, Words>>> = { invited, declined }

/**
 * What staff do with an application: look at it, invite, decline. Who applied is told in the language they applied in.
 * False when there is no such application, or it is no longer where that could be done.
 */
export async function decideApplication(
  means: StaffMeans,
  wanted: string,
  decision: Decision,
): Promise<boolean> {
  const reference = wanted.trim().toUpperCase()
  const request = await means.db
    .selectFrom('requests')
    .select(['id', 'email', 'locale'])
    .where('kind', '=', 'beta-application')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!request) return false
  const words = letters[decision]
  const queueLetter =
    words &&
    (await prepareLetter(means, {
      words,
      to: request.email,
      locale: request.locale,
      reference,
      path: (decision === 'invited' ? agreementPathOf : pathOf)(means.secret, reference),
    }))
  const now = means.clock()
  return await means.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('requests')
      .set({
        state: decision,
        updated_at: now.toISOString(),
        erase_at: eraseAfter('beta-application', now),
      })
      .where('id', '=', request.id)
      .where('state', 'in', before[decision])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await addEvent(trx, { requestId: request.id, by: 'staff', state: decision }, now)
    await queueLetter?.(trx)
    return true
  })
}

import { maxRedirects } from '../../../../contract/redirects.ts'
import { Refusal } from '../../../http/problem.ts'
import type { Trx } from '../find-entry.ts'
import type { AddressChange } from './list-redirects.ts'

interface Redirecting {
  readonly changes: readonly AddressChange[]
  readonly staffId: string
  readonly now: Date
}

/**
 * Leads old addresses to the new ones, and those that led to the old ones too, so that there are neither chains nor loops.
 * Throws `Refusal` 409 where there are as many redirects as can be.
 */
export async function redirectAddresses(trx: Trx, { changes, staffId, now }: Redirecting): Promise<void> {
  for (const { from, to } of changes) {
    // The new address is a page now; the old one may have led elsewhere before it was one.
    await trx.deleteFrom('redirects').where('from_path', 'in', [from, to]).execute()
    await trx.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()
  }
  const pages = new Set(changes.map(({ to }) => to))
  for (const { from, to } of changes)
    if (!pages.has(from))
      await trx
        .insertInto('redirects')
        .values({ from_path: from, to_path: to, made_by: staffId, at: now.toISOString(), last_hit_on: null })
        .execute()
  const { count } = await trx
    .selectFrom('redirects')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > maxRedirects)
    throw new Refusal(
      409,
      `There would be more than ${maxRedirects} redirects. Remove some that nobody follows.`,
    )
}

import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import type { AdminTables } from '../schema.ts'
import { type SuppressContext, suppress } from './suppress.ts'
import { suppressionHashesOf } from './tokens.ts'

/** The number of days in a row with a temporary bounce after which an address is suppressed. */
const temporaryBouncesUntilSuppressed = 3
/** A temporary bounce counts for this long, in days: a monthly newsletter has four in it. */
const countedDays = 120
const dayMs = 24 * 3_600_000

/** Temporary bounces up to this day count no more, as `YYYY-MM-DD`. */
export const oldestBounceDay = (now: Date): string => isoAfter(now, -countedDays * dayMs).slice(0, 10)

/**
 * Counts a temporary bounce, once a day; the third day in a row suppresses the address. A delivery in between begins anew.
 * Resolves to whether the address is suppressed by it.
 */
export async function countTemporaryBounce(
  trx: Kysely<AdminTables>,
  context: SuppressContext,
  emailKey: string,
  at: Date,
): Promise<boolean> {
  const hashes = suppressionHashesOf(context.secret, emailKey)
  await trx
    .insertInto('temporary_bounces')
    .values({ email_hash: hashes[0] ?? '', day: at.toISOString().slice(0, 10) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const days = await trx
    .selectFrom('temporary_bounces')
    .select('day')
    .distinct()
    .where('email_hash', 'in', hashes)
    .where('day', '>', oldestBounceDay(context.now))
    .execute()
  if (days.length < temporaryBouncesUntilSuppressed) return false
  await forgetTemporaryBounces(trx, context, emailKey)
  await suppress(trx, context, [emailKey], 'bounced')
  return true
}

/** A mail was delivered: the temporary bounces before it count no more. */
export async function forgetTemporaryBounces(
  trx: Kysely<AdminTables>,
  { secret }: Pick<SuppressContext, 'secret'>,
  emailKey: string,
): Promise<void> {
  await trx
    .deleteFrom('temporary_bounces')
    .where('email_hash', 'in', suppressionHashesOf(secret, emailKey))
    .execute()
}

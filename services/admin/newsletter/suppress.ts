import type { Kysely } from 'kysely'
import {
  liftableReasons,
  type SuppressionReason,
  suppressionReasons,
} from '../../../contract/suppressions.ts'
import type { Secret } from '../../../platform/signature.ts'
import { eraseSuppressionAfter } from '../requests/retention.ts'
import type { AdminTables } from '../schema.ts'
import { suppressionHashesOf } from './tokens.ts'

export interface SuppressContext {
  readonly secret: Secret
  readonly now: Date
}

/**
 * Suppresses addresses, in the caller's transaction. A bounce or an import marks their subscriptions; any other reason ends
 * them. Subscribers come before suppressions, as in a confirmation: no two transactions lock an address in another order.
 * Resolves to the numbers of new suppressions and of readers who were reached until now.
 */
export async function suppress(
  trx: Kysely<AdminTables>,
  { secret, now }: SuppressContext,
  emailKeys: readonly string[],
  reason: SuppressionReason,
): Promise<{ readonly added: number; readonly readers: number }> {
  if (emailKeys.length === 0) return { added: 0, readers: 0 }
  const keeps = reason === 'bounced' || reason === 'imported'
  const readers = keeps
    ? await markSubscribers(trx, emailKeys, { reason, expires_at: eraseSuppressionAfter(now) })
    : await deleteSubscribers(trx, emailKeys)
  const hashes = emailKeys.map(key => suppressionHashesOf(secret, key))
  const known = await listKnown(trx, hashes.flat())
  const since = now.toISOString()
  const rows = hashes.map(each => ({
    email_hash: each.find(hash => known.has(hash)) ?? each[0] ?? '',
    since,
    reason,
  }))
  const weaker = suppressionReasons.slice(0, suppressionReasons.indexOf(reason))
  await trx
    .insertInto('suppressions')
    .values(rows)
    .onConflict(conflict =>
      weaker.length === 0
        ? conflict.doNothing()
        : conflict
            .column('email_hash')
            .doUpdateSet({ since, reason })
            .where('suppressions.reason', 'in', weaker),
    )
    .execute()
  return { added: rows.filter(({ email_hash }) => !known.has(email_hash)).length, readers }
}

async function markSubscribers(
  trx: Kysely<AdminTables>,
  emailKeys: readonly string[],
  { reason, expires_at }: { readonly reason: SuppressionReason; readonly expires_at: string },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('subscribers')
    .set({ suppressed: reason, expires_at })
    .where('email_key', 'in', emailKeys)
    .where('confirmed_at', 'is not', null)
    .where('suppressed', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function deleteSubscribers(trx: Kysely<AdminTables>, emailKeys: readonly string[]): Promise<number> {
  const gone = await trx
    .deleteFrom('subscribers')
    .where('email_key', 'in', emailKeys)
    .returning(['confirmed_at', 'suppressed'])
    .execute()
  return gone.filter(row => row.confirmed_at !== null && row.suppressed === null).length
}

async function listKnown(trx: Kysely<AdminTables>, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('suppressions')
    .select('email_hash')
    .where('email_hash', 'in', hashes)
    .execute()
  return new Set(rows.map(({ email_hash }) => email_hash))
}

/**
 * Lifts a suppression that staff may lift, with the bounces that were counted; its subscription is reached again. A
 * complaint that comes meanwhile stays.
 */
export async function liftSuppression(
  trx: Kysely<AdminTables>,
  secret: Secret,
  emailKey: string,
): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set({ suppressed: null, expires_at: null })
    .where('email_key', '=', emailKey)
    .where('suppressed', 'is not', null)
    .execute()
  const hashes = suppressionHashesOf(secret, emailKey)
  await trx
    .deleteFrom('suppressions')
    .where('email_hash', 'in', hashes)
    .where('reason', 'in', liftableReasons)
    .execute()
  await trx.deleteFrom('temporary_bounces').where('email_hash', 'in', hashes).execute()
}

/** Deletes the suppression of an address, and its counted bounces. */
export async function forgetSuppression(
  trx: Kysely<AdminTables>,
  secret: Secret,
  emailKey: string,
): Promise<void> {
  const hashes = suppressionHashesOf(secret, emailKey)
  for (const table of ['suppressions', 'temporary_bounces'] as const)
    await trx.deleteFrom(table).where('email_hash', 'in', hashes).execute()
}

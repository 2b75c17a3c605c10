import type { ExpressionBuilder } from 'kysely'
import type { SuppressionReason } from '../../../contract/suppressions.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import type { AdminTables } from '../schema.ts'
import { suppressionHashesOf } from './tokens.ts'

/** The condition of every query that chooses recipients: `.where(isReachable)`. */
export const isReachable = (eb: ExpressionBuilder<AdminTables, 'subscribers'>) =>
  eb.and([eb('subscribers.confirmed_at', 'is not', null), eb('subscribers.suppressed', 'is', null)])

interface Suppression {
  readonly reason: SuppressionReason
  readonly since: string
}

/** The suppression of an address, by any value of the secret; null when there is none. */
export async function findSuppression(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  emailKey: string,
): Promise<Suppression | null> {
  const found = await db
    .selectFrom('suppressions')
    .select(['reason', 'since'])
    .where('email_hash', 'in', suppressionHashesOf(secret, emailKey))
    .orderBy('since', 'desc')
    .executeTakeFirst()
  return found ?? null
}

import { isUniqueViolation } from '../../platform/database/dialect.ts'
import { emailKeyOf } from './fields/email.ts'
import { spendMailToken, voidMailTokens } from './mail-tokens.ts'
import type { Means } from './means.ts'

/** Confirms an address, or makes the confirmed one the user's; false for a token that is not good (any more). */
export async function confirmEmail({ db, clock }: Means, token: string): Promise<boolean> {
  const now = clock()
  try {
    return await db.transaction().execute(async trx => {
      const spent = await spendMailToken(trx, token, ['confirm', 'change-email'], now)
      if (!spent) return false
      const email_key = emailKeyOf(spent.email)
      const isChange = spent.purpose === 'change-email'
      const confirmed = await trx
        .updateTable('users')
        .set({ verified_at: now.toISOString(), ...(isChange && { email: spent.email, email_key }) })
        .where('id', '=', spent.user_id)
        // A token for an address that the user has left confirms nothing.
        .$if(!isChange, query => query.where('email_key', '=', email_key))
        .returning('id')
        .executeTakeFirst()
      if (!confirmed) return false
      // After a change, what lies in the old mailbox must not open the account.
      await voidMailTokens(trx, spent.user_id, isChange ? ['confirm', 'change-email', 'reset'] : ['confirm'])
      return true
    })
  } catch (error) {
    // The address has been registered by somebody else meanwhile.
    if (isUniqueViolation(error, 'email_key')) return false
    throw error
  }
}

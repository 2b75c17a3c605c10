import { domainToASCII } from 'node:url'
import { emailKeyOf } from '../../contract/forms/email.ts'
import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { createGuard } from '../http/guard.ts'

const hour = 3600

/**
 * Rate limits by recipient. A mail that anybody can cause counts as a `request`. A `reset` has one additional mail that
 * requests cannot use up, five in all. A `notice` about an account takes a log-in to cause; each kind has its own
 * limit.
 */
export const defaultRecipientLimits = {
  requestMailByRecipient: { points: 4, seconds: hour },
  resetMailByRecipient: { points: 1, seconds: hour },
  noticeMailByRecipient: { points: 5, seconds: hour },
} satisfies Record<string, Limit>

export type RecipientLimits = Readonly<Record<keyof typeof defaultRecipientLimits, Limit>>
export type MailOccasion = 'request' | 'reset' | 'notice'

export interface RecipientLimit {
  /**
   * Counts a mail to the address, and resolves to whether the limit still holds. Never rejects. `kind` separates the
   * limits of notices, and is ignored for other occasions.
   */
  isWithin(address: string, occasion?: MailOccasion, kind?: string): Promise<boolean>
}

/**
 * The rate limit of mails by recipient, shared by all services of a process, or by all processes with the same
 * `CACHE_URL`.
 */
export function createRecipientLimit(limits: Limits, allowed: Partial<RecipientLimits> = {}): RecipientLimit {
  const guard = createGuard('mail', limits, { ...defaultRecipientLimits, ...allowed })
  return {
    async isWithin(address, occasion = 'request', kind = '') {
      const mailbox = mailboxOf(address)
      const key = occasion === 'notice' ? `${mailbox} ${kind}` : mailbox
      if (await guard.isWithin(`${occasion}MailByRecipient`, key)) return true
      return occasion === 'reset' && (await guard.isWithin('requestMailByRecipient', mailbox))
    },
  }
}

/** The mailbox of an address, for counting only: lower case, the host in ASCII, without what mailboxes ignore. */
export function mailboxOf(address: string): string {
  const normalized = emailKeyOf(address)
  const at = normalized.lastIndexOf('@')
  const typedHost = normalized.slice(at + 1)
  const host = domainToASCII(typedHost) || typedHost
  // A subaddress (RFC 5233) belongs to the mailbox before the plus sign.
  const [local = ''] = normalized.slice(0, Math.max(at, 0)).split('+', 1)
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}

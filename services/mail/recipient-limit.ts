import { domainToASCII } from 'node:url'
import { emailKeyOf } from '../../contract/forms/email.ts'
import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { createGuard } from '../http/guard.ts'

const hour = 3600

/**
 * How many mails one recipient gets. Whatever anybody can have sent to any address counts as a `request`. A `reset` has
 * one place more that requests cannot take, so that nobody is locked out of an account by other people's mails: five in
 * all. A `notice` about an account can only be caused by who can log in to it; each kind is counted by itself, so that
 * none is crowded out by another.
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
   * Counts one mail to the address, and resolves to whether it may still be sent. Never rejects. `kind` tells notices
   * apart, and means nothing for other occasions.
   */
  isWithin(address: string, occasion?: MailOccasion, kind?: string): Promise<boolean>
}

/** The limit of mails by recipient: one count for all services of a process, or of all that share `CACHE_URL`. */
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

/** Where an address leads, for counting only: in lower case, with the host in ASCII and without what mailboxes ignore. */
export function mailboxOf(address: string): string {
  const tidied = emailKeyOf(address)
  const at = tidied.lastIndexOf('@')
  const typedHost = tidied.slice(at + 1)
  const host = domainToASCII(typedHost) || typedHost
  // A subaddress (RFC 5233) leads to the mailbox before the plus sign.
  const [local = ''] = tidied.slice(0, Math.max(at, 0)).split('+', 1)
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}

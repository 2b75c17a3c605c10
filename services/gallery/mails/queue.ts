import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { MailOccasion } from '../../mail/recipient-limit.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryTables } from '../schema.ts'
import type { MailKind } from './copy/en.ts'
import { type MailOrder, writeMail } from './write-mail.ts'

/**
 * Queues the mail in the caller's transaction; resolves to false, without queueing, over the limit of its recipient.
 */
export type PreparedMail = (trx: Kysely<GalleryTables>) => Promise<boolean>

/** The occasion of a kind of mail for the recipient limit; others are notices. */
const occasions: Partial<Record<MailKind, MailOccasion>> = {
  confirm: 'request',
  addressTaken: 'request',
  changeEmail: 'request',
  reset: 'reset',
}

interface QueuedOrder extends Omit<MailOrder, 'origin'> {
  /** A second mail with the same key is not queued. */
  readonly dedupeKey?: string
}

/**
 * Renders a mail before a transaction begins, since rendering takes longer than a query may, and resolves to the
 * function that queues it. `known` is the occasion where the owner of the address can no longer be looked up.
 */
export async function prepareMail(
  dependencies: Dependencies,
  { dedupeKey, ...order }: QueuedOrder,
  known?: MailOccasion,
): Promise<PreparedMail> {
  const { origin, recipients } = dependencies
  const { kind, to } = order
  const [mail, occasion] = await Promise.all([
    writeMail({ ...order, origin }),
    known ?? findOccasion(dependencies, order),
  ])
  return async trx => {
    const isAllowed = await recipients.isWithin(to, occasion, kind)
    if (isAllowed) await queueMail(trx, mail, { ...(dedupeKey !== undefined && { dedupeKey }) })
    return isAllowed
  }
}

/** A notice to an unconfirmed address may reach a stranger, so it counts as a request. */
async function findOccasion({ db }: Dependencies, { kind, to }: Pick<MailOrder, 'kind' | 'to'>) {
  const occasion = occasions[kind]
  if (occasion !== undefined) return occasion
  const owner = await db
    .selectFrom('users')
    .select('verified_at')
    .where('email_key', '=', emailKeyOf(to))
    .executeTakeFirst()
  return owner?.verified_at ? 'notice' : 'request'
}

/** Queues a mail outside of any other transaction; resolves as `PreparedMail`. */
export async function sendMail(
  dependencies: Dependencies,
  order: Omit<MailOrder, 'origin'>,
): Promise<boolean> {
  const queue = await prepareMail(dependencies, order)
  return await queue(dependencies.db)
}

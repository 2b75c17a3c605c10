import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { MailOccasion } from '../../mail/recipient-limit.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryTables } from '../schema.ts'
import type { MailKind } from './copy/en.ts'
import { type MailOrder, writeMail } from './write-mail.ts'

/** Queues the mail in the caller's transaction; resolves to false when its recipient has had too many, and none is sent. */
export type PreparedMail = (trx: Kysely<GalleryTables>) => Promise<boolean>

/** What a mail counts as for its recipient; the ones that are not listed are notices. */
const occasions: Partial<Record<MailKind, MailOccasion>> = {
  confirm: 'request',
  addressTaken: 'request',
  changeEmail: 'request',
  reset: 'reset',
}

export interface QueuedOrder extends Omit<MailOrder, 'origin'> {
  /** A second mail with the same key is not queued. */
  readonly dedupeKey?: string
}

/**
 * Writes a mail before a transaction begins, and gives what queues it inside: writing takes longer than a query may. It
 * counts as `known` where whose address it is cannot be looked up any more.
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

/** A notice to an address that nobody has confirmed may go to a stranger: it counts as a request. */
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

/** Queues a mail that belongs to no other change; resolves as a prepared one does. */
export async function sendMail(
  dependencies: Dependencies,
  order: Omit<MailOrder, 'origin'>,
): Promise<boolean> {
  const queue = await prepareMail(dependencies, order)
  return await queue(dependencies.db)
}

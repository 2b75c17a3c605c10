import type { Kysely } from 'kysely'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Means } from '../means.ts'
import type { GalleryTables } from '../schema.ts'
import { type MailOrder, writeMail } from './write-mail.ts'

export type PreparedMail = (trx: Kysely<GalleryTables>) => Promise<void>

/** Writes a mail before a transaction begins, and gives what queues it inside: writing takes longer than a query may. */
export async function prepareMail(
  { origin }: Means,
  order: Omit<MailOrder, 'origin'>,
): Promise<PreparedMail> {
  const mail = await writeMail({ ...order, origin })
  return async trx => void (await queueMail(trx, mail))
}

/** Queues a mail that belongs to no other change. */
export async function sendMail(means: Means, order: Omit<MailOrder, 'origin'>): Promise<void> {
  const queue = await prepareMail(means, order)
  await queue(means.db)
}

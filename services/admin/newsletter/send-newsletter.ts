import type { Kysely } from 'kysely'
import type { NewsletterTag } from '../../../contract/newsletter.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Words } from '../requests/mails/letters.ts'
import type { Means } from '../requests/means.ts'
import type { AdminTables } from '../schema.ts'
import { writeNewsletter } from './letters.ts'
import { suppressionHashOf } from './tokens.ts'

export interface Issue {
  /** Names it: the same issue is sent to nobody twice, however often this is asked. */
  readonly id: string
  readonly words: Words
  /** Where its button leads, after the locale. */
  readonly path?: string
  /** Only to those who chose one of these subjects, or none at all. */
  readonly tags: readonly NewsletterTag[]
}

/** Queues an issue for everybody who confirmed, in their language. Resolves to how many mails were queued. */
export async function sendNewsletter(
  means: Pick<Means, 'db' | 'origin' | 'secret' | 'mailHost'>,
  { id, words, path, tags }: Issue,
): Promise<number> {
  const { db, secret } = means
  let queued = 0
  for (let after = ''; ; ) {
    const batch = await listAfter(db, after)
    for (const subscriber of batch) {
      const chosen = JSON.parse(subscriber.tags) as NewsletterTag[]
      const wants = tags.length === 0 || chosen.length === 0 || chosen.some(tag => tags.includes(tag))
      if (!wants || (await isSuppressed(db, suppressionHashOf(secret, subscriber.email_key)))) continue
      const mail = await writeNewsletter(means, subscriber, words[subscriber.locale], path)
      const dedupeKey = `newsletter:${id}:${subscriber.id}`
      if ((await queueMail(db, mail, { dedupeKey })) !== null) queued++
    }
    const last = batch.at(-1)
    if (!last) return queued
    after = last.id
  }
}

const listAfter = (db: Kysely<AdminTables>, id: string) =>
  db
    .selectFrom('subscribers')
    .select(['id', 'email', 'email_key', 'locale', 'tags'])
    .where('confirmed_at', 'is not', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(200)
    .execute()

async function isSuppressed(db: Kysely<AdminTables>, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('suppressions')
    .select('since')
    .where('email_hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

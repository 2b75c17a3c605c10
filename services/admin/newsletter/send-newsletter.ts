import type { Kysely } from 'kysely'
import type { NewsletterTag } from '../../../contract/newsletter.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Words } from '../requests/mails/letters.ts'
import type { Means } from '../requests/means.ts'
import type { AdminTables } from '../schema.ts'
import { writeNewsletter } from './letters.ts'
import { suppressionHashesOf } from './tokens.ts'

export interface Issue {
  /** Names it: the same issue is sent to nobody twice, however often this is asked. */
  readonly id: string
  readonly words: Words
  /** Where its button leads, after the locale. */
  readonly path?: string
  /** Only to those who chose one of these subjects, or none at all. */
  readonly tags: readonly NewsletterTag[]
}

type Sender = Pick<Means, 'db' | 'origin' | 'secret' | 'mailHost'>

/** Queues an issue for everybody who confirmed, in their language. Resolves to how many mails were queued. */
export async function sendNewsletter(means: Sender, { id, words, path, tags }: Issue): Promise<number> {
  let queued = 0
  for await (const reader of listReaders(means, tags)) {
    const mail = await writeNewsletter(means, reader, words[reader.locale], path)
    const dedupeKey = `newsletter:${id}:${reader.id}`
    if ((await queueMail(means.db, mail, { dedupeKey })) !== null) queued++
  }
  return queued
}

/** How many would get it. */
export async function countReaders(means: Sender, { tags }: Pick<Issue, 'tags'>): Promise<number> {
  let count = 0
  for await (const _ of listReaders(means, tags)) count++
  return count
}

/** Who confirmed and wants these subjects, in small batches; never an address that is not to be written to. */
async function* listReaders({ db, secret }: Sender, tags: readonly NewsletterTag[]) {
  for (let after = ''; ; ) {
    const batch = await listAfter(db, after)
    for (const reader of batch) {
      const chosen = JSON.parse(reader.tags) as NewsletterTag[]
      const wants = tags.length === 0 || chosen.length === 0 || chosen.some(tag => tags.includes(tag))
      if (wants && !(await isSuppressed(db, suppressionHashesOf(secret, reader.email_key)))) yield reader
    }
    const last = batch.at(-1)
    if (!last) return
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

async function isSuppressed(db: Kysely<AdminTables>, hashes: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('suppressions')
    .select('since')
    .where('email_hash', 'in', hashes)
    .executeTakeFirst()
  return found !== undefined
}

import type { Kysely } from 'kysely'
import type { NewsletterTag } from '../../../contract/newsletter.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { AdminTables, SubscriberRow } from '../schema.ts'
import { suppressionHashesOf } from './tokens.ts'

export interface Subscribers {
  readonly db: Kysely<AdminTables>
  readonly secret: Secret
}

export interface Audience {
  readonly tags: readonly NewsletterTag[]
  /** Only subscribers confirmed before this time. */
  readonly createdAt: string
}

export type Reader = Pick<SubscriberRow, 'id' | 'email' | 'email_key' | 'locale' | 'tags'>

const columns = ['id', 'email', 'email_key', 'locale', 'tags'] as const

/** The readers among the next `limit` subscribers after a cursor, and the cursor of the next slice; null at the end. */
export async function listReadersAfter(
  subscribers: Subscribers,
  { tags, createdAt }: Audience,
  cursor: string,
  limit: number,
): Promise<{ readonly readers: readonly Reader[]; readonly next: string | null }> {
  const rows = await subscribers.db
    .selectFrom('subscribers')
    .select(columns)
    .where('confirmed_at', '<=', createdAt)
    .where('id', '>', cursor)
    .orderBy('id')
    .limit(limit)
    .execute()
  const readers = await withoutSuppressed(
    subscribers,
    rows.filter(row => wants(row.tags, tags)),
  )
  return { readers, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
}

/** A subscriber of one of these subjects; undefined when there is none any more. */
export async function findReader(
  subscribers: Subscribers,
  id: string,
  tags: readonly NewsletterTag[],
): Promise<Reader | undefined> {
  const row = await subscribers.db
    .selectFrom('subscribers')
    .select(columns)
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!row || !wants(row.tags, tags)) return undefined
  const [reader] = await withoutSuppressed(subscribers, [row])
  return reader
}

/** Whether the subjects of a subscription, as JSON, include one of an issue; none on either side are all. */
export function wants(subscribed: string, tags: readonly NewsletterTag[]): boolean {
  if (tags.length === 0 || subscribed === '[]') return true
  const chosen = JSON.parse(subscribed) as NewsletterTag[]
  return chosen.length === 0 || chosen.some(tag => tags.includes(tag))
}

/** The readers whose address nobody has suppressed. */
async function withoutSuppressed({ db, secret }: Subscribers, readers: readonly Reader[]): Promise<Reader[]> {
  if (readers.length === 0) return []
  const hashes = new Map(readers.map(({ id, email_key }) => [id, suppressionHashesOf(secret, email_key)]))
  const rows = await db
    .selectFrom('suppressions')
    .select('email_hash')
    .where('email_hash', 'in', [...hashes.values()].flat())
    .execute()
  const suppressed = new Set(rows.map(({ email_hash }) => email_hash))
  return readers.filter(({ id }) => !hashes.get(id)?.some(hash => suppressed.has(hash)))
}

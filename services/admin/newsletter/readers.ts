import type { Kysely } from 'kysely'
import type { NewsletterTag } from '../../../contract/newsletter-tags.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { AdminTables, SubscriberRow } from '../schema.ts'
import { isReachable } from './suppressed.ts'
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

/** The one place where recipients are chosen: subscribers who had confirmed by then, and are not suppressed. */
export const confirmedBy = (db: Kysely<AdminTables>, createdAt: string) =>
  db.selectFrom('subscribers').where(isReachable).where('subscribers.confirmed_at', '<=', createdAt)

/** The readers of an issue, by the subjects that they chose. */
export function readersOf(db: Kysely<AdminTables>, { tags, createdAt }: Audience) {
  const confirmed = confirmedBy(db, createdAt)
  if (tags.length === 0) return confirmed
  return confirmed.where(({ eb, or }) =>
    or([eb('subscribers.tags', '=', '[]'), ...tags.map(tag => eb('subscribers.tags', 'like', `%"${tag}"%`))]),
  )
}

/** A subscriber of one of these subjects whose address is not suppressed; undefined when there is none any more. */
export async function findReader(
  { db, secret }: Subscribers,
  id: string,
  tags: readonly NewsletterTag[],
): Promise<Reader | undefined> {
  const reader = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'email_key', 'locale', 'tags'])
    .where('id', '=', id)
    .where(isReachable)
    .executeTakeFirst()
  if (!reader || !wants(reader.tags, tags)) return undefined
  const suppressed = await db
    .selectFrom('suppressions')
    .select('email_hash')
    .where('email_hash', 'in', suppressionHashesOf(secret, reader.email_key))
    .executeTakeFirst()
  return suppressed ? undefined : reader
}

/** Whether the subjects of a subscription, as JSON, include one of an issue; none on either side are all. */
export function wants(subscribed: string, tags: readonly NewsletterTag[]): boolean {
  if (tags.length === 0 || subscribed === '[]') return true
  const chosen = JSON.parse(subscribed) as NewsletterTag[]
  return chosen.length === 0 || chosen.some(tag => tags.includes(tag))
}

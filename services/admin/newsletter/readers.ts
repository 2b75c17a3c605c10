import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { NewsletterTag } from '../../../contract/newsletter.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { AdminTables, SubscriberRow } from '../schema.ts'
import { isReachable } from './suppressed.ts'
import { suppressionHashesOf } from './tokens.ts'

export interface Subscribers {
  readonly db: Kysely<AdminTables>
  readonly secret: Secret
}

interface Audience {
  readonly tags: readonly NewsletterTag[]
  /** Only subscribers confirmed before this time. */
  readonly createdAt: string
}

type Reader = Pick<SubscriberRow, 'id' | 'email' | 'email_key' | 'locale' | 'tags'>

const columns = ['id', 'email', 'email_key', 'locale', 'tags'] as const

/** The readers among the next `limit` subscribers after a cursor, and the cursor of the next slice; null at the end. */
export async function listReadersAfter(
  { db, secret }: Subscribers,
  { tags, createdAt }: Audience,
  cursor: string,
  limit: number,
): Promise<{ readonly readers: readonly Reader[]; readonly next: string | null }> {
  const rows = await db
    .selectFrom('subscribers')
    .select(columns)
    .where(isReachable)
    .where('confirmed_at', '<=', createdAt)
    .where('id', '>', cursor)
    .orderBy('id')
    .limit(limit)
    .execute()
  const readers = await withoutSuppressed(
    { db, secret },
    rows.filter(row => wants(row, tags)),
  )
  return { readers, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
}

/** A subscriber of one of these subjects; undefined when there is none any more. */
export async function findReader(
  { db, secret }: Subscribers,
  id: string,
  tags: readonly NewsletterTag[],
): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(columns)
    .where('id', '=', id)
    .where(isReachable)
    .executeTakeFirst()
  if (!row || !wants(row, tags)) return undefined
  const [reader] = await withoutSuppressed({ db, secret }, [row])
  return reader
}

const countedAtOnce = 500

/** The number of readers, counted in slices. */
export async function countReaders(dependencies: Subscribers, audience: Audience): Promise<number> {
  let count = 0
  for (let cursor: string | null = ''; cursor !== null; ) {
    const slice = await listReadersAfter(dependencies, audience, cursor, countedAtOnce)
    count += slice.readers.length
    cursor = slice.next
    await setImmediate()
  }
  return count
}

function wants(reader: Reader, tags: readonly NewsletterTag[]): boolean {
  const chosen = JSON.parse(reader.tags) as NewsletterTag[]
  return tags.length === 0 || chosen.length === 0 || chosen.some(tag => tags.includes(tag))
}

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

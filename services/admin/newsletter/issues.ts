import type { Kysely } from 'kysely'
import type { NewsletterTag } from '../../../contract/newsletter.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { EmailTemplates } from '../requests/mails/emails.ts'
import type { AdminTables } from '../schema.ts'

/** The kind of the job that queues the mails of an issue, slice by slice. */
export const issueKind = 'newsletter'

interface Issue {
  /** The idempotency key: the same issue is sent to nobody twice. */
  readonly id: string
  readonly templates: EmailTemplates
  /** The path of its button, after the locale. */
  readonly path?: string
  /** Only subscribers of one of these subjects, or without any. */
  readonly tags: readonly NewsletterTag[]
}

/** Stores an issue and queues its job in one transaction. False for an id that exists already. */
export function queueIssue(db: Kysely<AdminTables>, issue: Issue, now: Date): Promise<boolean> {
  const { id, templates, ...rest } = issue
  const content = { words: templates, ...rest } satisfies StoredContent
  return db.transaction().execute(async trx => {
    const stored = await trx
      .insertInto('newsletter_issues')
      .values({ id, content: JSON.stringify(content), created_at: now.toISOString(), cursor: '', queued: 0 })
      .onConflict(conflict => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return false
    await enqueue(trx, { kind: issueKind, payload: { issue: id }, runAt: now, maxAttempts: 1000 })
    return true
  })
}

/** The stored JSON of an issue. */
type StoredContent = Omit<Issue, 'id' | 'templates'> & { readonly words: EmailTemplates }

interface StoredIssue extends Issue {
  readonly createdAt: string
  /** The id of the last processed subscriber; empty at the start. */
  readonly cursor: string
  /** The number of mails queued so far. */
  readonly queued: number
  readonly finishedAt: string | null
}

/** An issue with its progress. Throws for an unknown id. */
export async function getIssue(db: Kysely<AdminTables>, id: string): Promise<StoredIssue> {
  const row = await db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Error(`There is no issue ${id} of the newsletter`)
  const { content, created_at: createdAt, cursor, queued, finished_at: finishedAt } = row
  const { words: templates, ...rest } = JSON.parse(content) as StoredContent
  return { id, templates, ...rest, createdAt, cursor, queued, finishedAt }
}

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { newId } from '../../../platform/identity.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'

/** Issues that staff write, with their versions, deliveries and results. Those that were sent from a file stay. */
export const issues: Migration = {
  async up(db: Kysely<unknown>) {
    const old = await (db as Kysely<OldTables>).selectFrom('newsletter_issues').selectAll().execute()
    await db.schema.dropTable('newsletter_issues').execute()
    await createTables(db)
    const taken = new Set<string>()
    for (const row of old) await convert(db as Kysely<NewTables>, row, taken)
  },
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('changed_at', 'text', column => column.notNull())
    .addColumn('asked_by', 'text')
    .addColumn('approved_by', 'text')
    .addColumn('sent_by', 'text')
    .addColumn('note', 'text', column => column.notNull().defaultTo(''))
    .addColumn('send_at', 'text')
    .addColumn('turn', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('sent_fields', 'text')
    .addColumn('slug', 'text', column => column.unique())
    .addColumn('started_at', 'text')
    .addColumn('cursor', 'text', column => column.notNull().defaultTo(''))
    .addColumn('again', 'text')
    .addColumn('finished_at', 'text')
    .execute()
  await db.schema
    .createTable('newsletter_versions')
    .addColumn('issue_id', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('newsletter_versions_key', ['issue_id', 'version'])
    .execute()
  await db.schema
    .createTable('newsletter_letters')
    .addColumn('issue_id', 'text', column => column.notNull())
    .addColumn('iso', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('preheader', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('newsletter_letters_key', ['issue_id', 'iso'])
    .execute()
  await db.schema
    .createTable('newsletter_copies')
    .addColumn('issue_id', 'text', column => column.notNull())
    .addColumn('staff_id', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('newsletter_copies_key', ['issue_id', 'staff_id'])
    .execute()
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('issue_id', 'text', column => column.notNull())
    .addColumn('reader_id', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('job', 'text')
    .addPrimaryKeyConstraint('newsletter_deliveries_key', ['issue_id', 'reader_id'])
    .execute()
  await db.schema
    .createTable('newsletter_results')
    .addColumn('issue_id', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('queued', 'integer', column => column.notNull())
    .addColumn('sent', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('failed', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('left', 'integer', column => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('newsletter_results_key', ['issue_id', 'locale'])
    .execute()
}

interface OldRow {
  id: string
  content: string
  created_at: string
  cursor: string
  queued: number
  finished_at: string | null
}
interface OldTables {
  newsletter_issues: OldRow
}
interface NewTables {
  newsletter_issues: Record<string, string | number | null>
  newsletter_versions: Record<string, string | number | null>
  newsletter_letters: Record<string, string>
  newsletter_deliveries: Record<string, string | null>
  newsletter_results: Record<string, string | number>
  subscribers: { id: string; locale: string }
  jobs: { kind: string; payload: string; done_at: string | null }
}

const isos: Readonly<Record<string, string>> = { en: 'en-US', cn: 'zh-CN', jp: 'ja' }

interface OldWords {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: string
  readonly notes?: readonly string[]
}

/** An issue of a file, sent or, where mails of it wait, stopped: staff let it go on. */
async function convert(db: Kysely<NewTables>, row: OldRow, taken: Set<string>): Promise<void> {
  const { words, tags, path } = JSON.parse(row.content) as {
    words: Readonly<Record<string, OldWords>>
    tags: readonly string[]
    path?: string
  }
  const texts = Object.fromEntries(
    Object.entries(words).map(([locale, each]) => [
      locale,
      { subject: each.subject.slice(0, 150), preheader: '', text: textOf(each, path) },
    ]),
  )
  const fields = JSON.stringify({ texts, in_english: [], tags })
  const [id, at] = [newId(), row.created_at]
  const isOver = row.finished_at !== null
  await db
    .insertInto('newsletter_issues')
    .values({
      subject: texts.en?.subject ?? '',
      ...{ id, version: 1, fields, changed_by: null, changed_at: at, sent_fields: fields, started_at: at },
      ...{ state: isOver ? 'sent' : 'stopped', slug: slugOf(at, taken), cursor: row.cursor },
      ...{ again: isOver ? null : '', finished_at: row.finished_at },
    })
    .execute()
  await db
    .insertInto('newsletter_versions')
    .values({ issue_id: id, version: 1, fields, staff_id: null, at })
    .execute()
  for (const [locale, { subject }] of Object.entries(texts))
    await db
      .insertInto('newsletter_letters')
      .values({ issue_id: id, iso: isos[locale] ?? locale, subject, preheader: '' })
      .execute()
  const waiting = isOver ? [] : await listWaiting(db, row.id)
  for (const reader_id of waiting)
    await db
      .insertInto('newsletter_deliveries')
      .values({ issue_id: id, reader_id, locale: 'en', outcome: 'queued', job: null })
      .execute()
  const { queued } = row
  await db
    .insertInto('newsletter_results')
    .values({ issue_id: id, locale: 'en', queued, sent: queued - waiting.length })
    .execute()
}

/** The readers of mails that wait in the queue. */
async function listWaiting(db: Kysely<NewTables>, issue: string): Promise<string[]> {
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'newsletter-mail')
    .where('done_at', 'is', null)
    .execute()
  const named = jobs.map(({ payload }) => JSON.parse(payload) as { issue: string; reader: string })
  return [...new Set(named.filter(each => each.issue === issue).map(({ reader }) => reader))]
}

function textOf({ subject, heading, paragraphs, button, notes = [] }: OldWords, path?: string): string {
  const parts = [...paragraphs, ...notes].map(plain)
  return [
    ...(heading === subject ? [] : [`## ${plain(heading)}`]),
    ...parts,
    ...(button !== undefined && path !== undefined ? [`[${plain(button)}](page:${path})`] : []),
  ].join('\n\n')
}

/** Escapes signs of Markdown. */
const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#]/g, '\\$&').replaceAll('\n', '\\\n')

function slugOf(at: string, taken: Set<string>): string {
  const day = hobartDay(new Date(at))
  let slug = day
  for (let number = 2; taken.has(slug); number++) slug = `${day}-${number}`
  taken.add(slug)
  return slug
}

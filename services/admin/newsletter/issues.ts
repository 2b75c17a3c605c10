import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import { defaultLocale, everyLocale, type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { IssueFields, IssueText } from '../../../contract/office/newsletter.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import { bumpRevision } from '../content/revision.ts'
import type { AdminTables } from '../schema.ts'
import type { IssueRow } from './schema.ts'

/** The kind of the job that sends an issue: it queues its mails, slice by slice. */
export const issueKind = 'newsletter'

/** The job of one sending of an issue; another sending, and a stop, have the next turn. */
export interface IssueJob {
  readonly issue: string
  readonly turn: number
}

type Db = Kysely<AdminTables>

export const findIssue = (db: Db, id: string): Promise<IssueRow | undefined> =>
  db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst()

export const readFields = (json: string): IssueFields => JSON.parse(json) as IssueFields

/** The text of the readers of a language, and its language: English where that is on purpose. */
export function textFor(
  { texts, in_english }: IssueFields,
  locale: Locale,
): { readonly text: IssueText; readonly language: Locale } {
  const language = in_english.includes(locale) ? defaultLocale : locale
  return { text: texts[language], language }
}

/** Puts the job of a sending into the queue, for a moment or at once. */
export const enqueueIssue = (trx: Db, job: IssueJob, runAt: Date): Promise<unknown> =>
  enqueue(trx, { kind: issueKind, payload: job, runAt, maxAttempts: 1000 })

/**
 * Begins to send an issue, or goes on with one that was stopped: what it says now is what its readers get, and what the
 * archive shows. Does nothing unless it is in the state and the turn that is meant.
 */
export async function beginSending(
  trx: Db,
  { id, turn, from }: { readonly id: string; readonly turn: number; readonly from: IssueRow['state'] },
  now: Date,
): Promise<boolean> {
  const row = await findIssue(trx, id)
  if (!row) return false
  const isBegun = row.started_at !== null
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_issues')
    .set({
      ...{ state: 'sending', turn, send_at: null, sent_fields: row.fields },
      ...(isBegun ? { again: '' } : { started_at: now.toISOString(), slug: await findSlug(trx, now) }),
    })
    .where('id', '=', id)
    .where('version', '=', row.version)
    .where('state', '=', from)
    .where('turn', '=', row.turn)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await listInArchive(trx, id, readFields(row.fields))
  await bumpRevision(trx, [contentKeys.letters])
  return true
}

/** The languages that an issue is written in. */
export const writtenIn = ({ in_english }: IssueFields): Locale[] =>
  everyLocale.filter(locale => locale === defaultLocale || !in_english.includes(locale))

async function listInArchive(trx: Db, issue_id: string, fields: IssueFields): Promise<void> {
  await trx.deleteFrom('newsletter_letters').where('issue_id', '=', issue_id).execute()
  const letters = writtenIn(fields).map(locale => {
    const { subject, preheader } = fields.texts[locale]
    return { issue_id, iso: languageTagOf(locale), subject, preheader }
  })
  await trx.insertInto('newsletter_letters').values(letters).execute()
}

/** The address of an issue in the archive: the day in Hobart, and a number from the second of a day on. */
async function findSlug(trx: Db, now: Date): Promise<string> {
  const day = hobartDay(now)
  const rows = await trx
    .selectFrom('newsletter_issues')
    .select('slug')
    .where('slug', 'like', `${day}%`)
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = day
  for (let number = 2; taken.has(slug); number++) slug = `${day}-${number}`
  return slug
}

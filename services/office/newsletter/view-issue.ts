import type { Kysely } from 'kysely'
import { everyLocale, type Locale, mapLocales } from '../../../contract/locale.ts'
import type {
  IssueFault,
  IssueResults,
  IssueSummary,
  IssueView,
} from '../../../contract/office/newsletter.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { findIssueFaults } from '../../admin/newsletter/issue-faults.ts'
import { readFields } from '../../admin/newsletter/issues.ts'
import type { IssueRow } from '../../admin/newsletter/schema.ts'
import { isCountedPage } from '../../admin/statistics/is-counted-page.ts'
import type { StaffSession } from '../handler.ts'
import { findColleagues } from '../inbox/colleagues.ts'
import type { OfficeTables } from '../schema.ts'

type Db = Kysely<OfficeTables>

const none: IssueResults = { queued: 0, sent: 0, failed: 0, left: 0 }

/** What is listed of an issue, without its texts. */
export const summaryColumns = [
  ...(['id', 'state', 'subject', 'changed_at', 'changed_by', 'asked_by', 'approved_by', 'sent_by'] as const),
  ...(['send_at', 'started_at', 'finished_at'] as const),
] as const

type SummaryRow = Pick<IssueRow, (typeof summaryColumns)[number]>

/** Issues as they are listed. */
export async function summarize(db: Db, rows: readonly SummaryRow[]): Promise<IssueSummary[]> {
  const results = await findResults(
    db,
    rows.map(({ id }) => id),
  )
  const names = await findColleagues(
    db,
    rows.flatMap(row => [row.changed_by, row.asked_by, row.approved_by, row.sent_by]),
  )
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id)?.name ?? null))
  return rows.map(row => ({
    id: row.id,
    state: row.state,
    subject: row.subject,
    changed_at: row.changed_at,
    changed_by: nameOf(row.changed_by),
    asked_by: nameOf(row.asked_by),
    approved_by: nameOf(row.approved_by),
    sent_by: nameOf(row.sent_by),
    send_at: row.send_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    results: Object.values(results(row.id)).reduce(sumOf, none),
  }))
}

/** An issue with all that its screen shows. */
export async function viewIssue(
  db: Db,
  row: IssueRow,
  { session, pages }: { readonly session: StaffSession; readonly pages: ReadonlySet<string> },
): Promise<IssueView> {
  const { staff } = session
  const [summary] = await summarize(db, [row])
  const fields = readFields(row.fields)
  const results = await findResults(db, [row.id])
  const copy = await db
    .selectFrom('newsletter_copies')
    .select(['fields', 'version', 'at'])
    .where('issue_id', '=', row.id)
    .where('staff_id', '=', staff.id)
    .executeTakeFirst()
  return {
    ...(summary as IssueSummary),
    ...fields,
    version: row.version,
    note: row.note,
    faults: await findFaults(db, row, pages),
    results_by_language: results(row.id),
    archive: row.slug === null ? null : `/newsletter/archive/${row.slug}`,
    copy: copy ? { ...copy, fields: readFields(copy.fields) } : null,
    may: {
      approve: isPermitted('newsletter.approve', staff.roles) && row.changed_by !== staff.id,
      send: isPermitted('newsletter.send', staff.roles),
    },
  }
}

/** Why an issue cannot go out as it was saved. */
export const findFaults = (db: Db, row: IssueRow, pages: ReadonlySet<string>): Promise<IssueFault[]> =>
  findIssueFaults(readFields(row.fields), path => isCountedPage(db as never, pages, path))

/** The results of issues, by language. */
async function findResults(
  db: Db,
  ids: readonly string[],
): Promise<(id: string) => Record<Locale, IssueResults>> {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('newsletter_results').selectAll().where('issue_id', 'in', ids).execute()
  return id =>
    mapLocales(locale => {
      const row = rows.find(each => each.issue_id === id && each.locale === locale)
      return row ? { queued: row.queued, sent: row.sent, failed: row.failed, left: row.left } : none
    })
}

const sumOf = (one: IssueResults, other: IssueResults): IssueResults => ({
  queued: one.queued + other.queued,
  sent: one.sent + other.sent,
  failed: one.failed + other.failed,
  left: one.left + other.left,
})

/** The languages of an issue that have a text of their own. */
export const writtenLanguages = (row: IssueRow): Locale[] => {
  const { texts, in_english } = readFields(row.fields)
  return everyLocale.filter(
    locale => !in_english.includes(locale) && `${texts[locale].subject}${texts[locale].text}`.trim() !== '',
  )
}

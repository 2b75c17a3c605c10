import type { Kysely } from 'kysely'
import { mapLocales } from '../../../contract/locale.ts'
import type { IssueFields, IssueResults } from '../../../contract/office/newsletter.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import type { AdminTables } from '../schema.ts'
import { beginSending, enqueueIssue, findIssue } from './issues.ts'

type Db = Kysely<AdminTables>

/** An issue that is written in three languages, for everybody. */
export const issueFields: IssueFields = {
  texts: mapLocales(locale => ({
    subject: `November in ${locale}`,
    preheader: 'What is new',
    text: 'One brush more.\n\n[Read on](https://example.com/brush)',
  })),
  in_english: [],
  tags: [],
}

/** Adds an approved issue. */
export const addIssue = (db: Db, id: string, fields: Partial<IssueFields> = {}): Promise<void> =>
  addRows(db, 'newsletter_issues', [
    {
      ...{ id, state: 'approved', version: 1, changed_at: '', changed_by: null, subject: '' },
      fields: JSON.stringify({ ...issueFields, ...fields }),
    },
  ])

/** Begins to send an issue, or goes on; the first time it is added. Resolves to whether it was begun. */
export async function startIssue(db: Db, id: string, at: Date): Promise<boolean> {
  if (!(await findIssue(db, id))) await addIssue(db, id)
  const { state, turn: before } = (await findIssue(db, id)) ?? { state: 'draft' as const, turn: 0 }
  if (state !== 'approved' && state !== 'stopped') return false
  const turn = before + 1
  return db.transaction().execute(async trx => {
    await enqueueIssue(trx, { issue: id, turn }, at)
    return beginSending(trx, { id, turn, from: state }, at)
  })
}

/** What has become of an issue in all languages. */
export async function resultsOf(db: Db, id: string): Promise<IssueResults> {
  const rows = (await rowsOf(db, 'newsletter_results')).filter(({ issue_id }) => issue_id === id)
  const sum = (name: keyof IssueResults) => rows.reduce((total, row) => total + Number(row[name]), 0)
  return { queued: sum('queued'), sent: sum('sent'), failed: sum('failed'), left: sum('left') }
}

import type { Kysely } from 'kysely'
import type { IssueState } from '../../../contract/office/issue-states.ts'
import { findIssue } from '../../admin/newsletter/issues.ts'
import type { IssueRow } from '../../admin/newsletter/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

type Db = Kysely<OfficeTables>

/** Throws `Refusal` 404 for an unknown issue. */
export async function getIssueRow(db: Db, id: string | undefined): Promise<IssueRow> {
  const row = await findIssue(db as never, id ?? '')
  if (!row) throw new Refusal(404, 'There is no such issue.')
  return row
}

interface IssueChange {
  readonly id: string
  readonly version: number
  readonly from: readonly IssueState[]
  readonly set: Partial<IssueRow>
}

/** Changes the state of an issue. Throws `Refusal` 409 for another version or state than was seen. */
export async function changeIssue(trx: Db, { id, version, from, set }: IssueChange): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_issues')
    .set(set)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', from)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const row = await getIssueRow(trx, id)
  if (row.version !== version)
    throw new Refusal(409, 'Somebody has saved it since you opened it. Look at what it says now.')
  throw new Refusal(409, sentences[row.state])
}

/** Why an act does not fit the state of an issue. */
const sentences: Readonly<Record<IssueState, string>> = {
  draft: 'It is a draft: nobody has approved it.',
  waiting: 'It waits for an approval.',
  approved: 'It is approved already.',
  scheduled: 'It is scheduled: take it off the schedule first.',
  sending: 'It is going out.',
  stopped: 'It was stopped.',
  sent: 'It has gone out.',
}

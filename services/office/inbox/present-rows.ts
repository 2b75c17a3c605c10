import type { Kysely } from 'kysely'
import type { RequestRow as PresentedRow } from '../../../contract/office/request-view.ts'
import { requestKinds } from '../../../contract/requests.ts'
import { answerLines } from '../../admin/requests/request-answers.ts'
import { takesReplies } from '../../admin/requests/support/takes-replies.ts'
import type { RequestRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'
import { findColleagues } from './colleagues.ts'

const excerptLength = 160

/** Requests as rows of a list, in their order, without those of kinds that a newer release has. */
export async function presentRows(
  db: Kysely<OfficeTables>,
  rows: readonly RequestRow[],
): Promise<PresentedRow[]> {
  const requests = rows.filter(({ kind }) => requestKinds.includes(kind))
  if (requests.length === 0) return []
  const ids = requests.map(({ id }) => id)
  const [colleagues, tags, files, messages, latest] = await Promise.all([
    findColleagues(
      db,
      requests.map(({ assignee_id }) => assignee_id),
    ),
    db
      .selectFrom('request_tags')
      .select(['request_id', 'tag'])
      .where('request_id', 'in', ids)
      .orderBy('tag')
      .execute(),
    db
      .selectFrom('uploads')
      .select(({ fn }) => ['request_id', fn.countAll<number>().as('count')])
      .where('request_id', 'in', ids)
      .where('draft_of', 'is', null)
      .groupBy('request_id')
      .execute(),
    db
      .selectFrom('request_events')
      .select(({ fn }) => ['request_id', fn.countAll<number>().as('count')])
      .where('request_id', 'in', ids)
      .where('kind', '=', 'message')
      .groupBy('request_id')
      .execute(),
    listLatestMessages(db, ids),
  ])
  const countIn = (counts: readonly { request_id: string | null; count: number }[], id: string) =>
    Number(counts.find(({ request_id }) => request_id === id)?.count ?? 0)
  return requests.map(request => {
    const { id, assignee_id, reference, kind, state, team, locale, name, email, version } = request
    const { created_at, updated_at, waiting_since, snoozed_until, spam_at } = request
    const said = latest.find(({ request_id }) => request_id === id)?.text ?? summaryOf(request)
    return {
      ...{ reference, kind, state, team, locale, name, email, version },
      ...{ created_at, updated_at, waiting_since, snoozed_until },
      excerpt: excerptOf(said),
      assignee: colleagues.get(assignee_id ?? '') ?? null,
      tags: tags.filter(({ request_id }) => request_id === id).map(({ tag }) => tag),
      files: countIn(files, id),
      messages: countIn(messages, id),
      is_spam: spam_at !== null,
    }
  })
}

/** The latest message of the sender of each request. */
async function listLatestMessages(db: Kysely<OfficeTables>, ids: readonly string[]) {
  const latest = db
    .selectFrom('request_events')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('request_id', 'in', ids)
    .where('by', '=', 'visitor')
    .where('kind', '=', 'message')
    .groupBy('request_id')
  return db.selectFrom('request_events').select(['request_id', 'text']).where('id', 'in', latest).execute()
}

/** What the sender wrote in the form. */
function summaryOf({ kind, answers }: RequestRow): string {
  const said = JSON.parse(answers) as Readonly<Record<string, unknown>>
  if (takesReplies(kind) && typeof said.question === 'string') return said.question
  return answerLines(kind, said).join(' · ')
}

function excerptOf(text: string): string {
  const line = text
    .slice(0, 4 * excerptLength)
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return [...line].slice(0, excerptLength).join('')
}

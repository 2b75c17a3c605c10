import type { Kysely } from 'kysely'
import type { Team } from '../../../contract/office/permissions.ts'
import type { SavedReply } from '../../../contract/office/saved-replies.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

/** The saved replies of the teams, by name; or the one with an id. */
export async function listSavedReplies(
  db: Kysely<OfficeTables>,
  teams: readonly Team[],
  id?: string,
): Promise<SavedReply[]> {
  let query = db
    .selectFrom('saved_replies')
    .selectAll()
    .where('team', 'in', teams)
    .orderBy('name')
    .orderBy('id')
  if (id !== undefined) query = query.where('id', '=', id)
  const replies = await query.execute()
  if (replies.length === 0) return []
  const ids = replies.map(reply => reply.id)
  const words = await db.selectFrom('saved_reply_words').selectAll().where('reply_id', 'in', ids).execute()
  const files = await db
    .selectFrom('saved_reply_files')
    .select(['id', 'reply_id', 'name', 'size'])
    .where('reply_id', 'in', ids)
    .orderBy('id')
    .execute()
  return replies.map(reply => ({
    ...reply,
    texts: Object.fromEntries(
      words.filter(({ reply_id }) => reply_id === reply.id).map(({ locale, text }) => [locale, text]),
    ),
    files: files.filter(({ reply_id }) => reply_id === reply.id).map(({ reply_id: _, ...file }) => file),
  }))
}

/** A saved reply of one of the teams. Throws `Refusal` 404. */
export async function getSavedReply(
  db: Kysely<OfficeTables>,
  teams: readonly Team[],
  id = '',
): Promise<SavedReply> {
  const [reply] = await listSavedReplies(db, teams, id)
  if (!reply) throw new Refusal(404, 'There is no such saved reply, or it is of another team.')
  return reply
}

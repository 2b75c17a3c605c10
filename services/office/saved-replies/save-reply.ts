import type { Kysely } from 'kysely'
import { everyLocale, type Locale } from '../../../contract/locale.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { keepFiles } from './reply-files.ts'

interface NewSavedReply {
  readonly id: string
  readonly team: Team
  readonly name: string
  readonly texts: Readonly<Partial<Record<Locale, string | undefined>>>
  /** New uploads, and the ids of files that stay. */
  readonly files: readonly string[]
}

/**
 * Stores a saved reply, or replaces the one with its id, in the caller's transaction. Throws `Refusal` 422 without a text,
 * for a name that is taken, and for an unknown or incomplete file.
 */
export async function saveReply(trx: Kysely<OfficeTables>, reply: NewSavedReply, now: Date): Promise<void> {
  const { id, team, name, texts, files } = reply
  const words = everyLocale.flatMap(locale => {
    const text = texts[locale]?.trim() ?? ''
    return text === '' ? [] : [{ reply_id: id, locale, text }]
  })
  if (words.length === 0) throw new Refusal(422, 'texts: no language has a text')
  const kept = { team, name: name.trim(), at: now.toISOString() }
  await trx
    .insertInto('saved_replies')
    .values({ id, ...kept })
    .onConflict(conflict => conflict.column('id').doUpdateSet(kept))
    .execute()
    .catch(error => {
      throw isUniqueViolation(error, 'name')
        ? new Refusal(422, 'name: another reply of the team has it')
        : error
    })
  await trx.deleteFrom('saved_reply_words').where('reply_id', '=', id).execute()
  await trx.insertInto('saved_reply_words').values(words).execute()
  await keepFiles(trx, id, files, now)
}

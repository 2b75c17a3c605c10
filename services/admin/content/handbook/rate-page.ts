import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import { Refusal } from '../../../http/problem.ts'
import type { AdminTables } from '../../schema.ts'

interface Rating {
  readonly groupVersion: string
  readonly path: string
  readonly languageTag: LanguageTag
  readonly helpful: boolean
  readonly comment: string | undefined
}

/** Stores a reader's rating of a page. Throws `Refusal` 404 for an unknown page. */
export async function ratePage(db: Kysely<AdminTables>, rating: Rating, now: Date): Promise<void> {
  const { groupVersion, path, languageTag, helpful, comment = '' } = rating
  const place = await db
    .selectFrom('handbook_places')
    .select('path')
    .where('group_version', '=', groupVersion)
    .where('path', '=', path)
    .executeTakeFirst()
  if (!place) throw new Refusal(404, 'There is no such page.')
  await db
    .insertInto('handbook_ratings')
    .values({
      id: newId(),
      group_version: groupVersion,
      path,
      iso: languageTag,
      helpful: helpful ? 1 : 0,
      comment: comment.trim() || null,
      created_at: now.toISOString(),
    })
    .execute()
}

import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'

/** The path of the Open Graph image of a subject; null until it is rendered. */
export async function findSharingPicture(
  db: Kysely<AdminTables>,
  subject: string,
  languageTag: LanguageTag,
): Promise<string | null> {
  const row = await db
    .selectFrom('sharing_pictures')
    .select('name')
    .where('subject', '=', subject)
    .where('iso', '=', languageTag)
    .executeTakeFirst()
  return row ? `/sharing/made/${row.name}.jpg` : null
}

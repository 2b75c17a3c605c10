import type { Kysely } from 'kysely'
import { languageParts } from '../../../../contract/office/translated-parts.ts'
import type { StaffSession } from '../../handler.ts'
import type { OfficeTables } from '../../schema.ts'
import { countStates } from '../list-entries.ts'

/** How many texts wait in each language that somebody translates: translators theirs, editors all. */
export async function countTranslations(
  db: Kysely<OfficeTables>,
  { roles, languages }: StaffSession['staff'],
) {
  const own = languageParts.filter(
    language => roles.includes('editor') || (roles.includes('translator') && languages.includes(language)),
  )
  return Promise.all(
    own.map(async language => ({
      language,
      missing: await countStates(db, language, 'missing'),
      outdated: await countStates(db, language, 'outdated'),
    })),
  )
}

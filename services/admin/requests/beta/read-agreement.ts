import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { parseText } from '../../content/documents/parse-text.ts'
import { plainOf } from '../../content/documents/plain-text.ts'
import type { AdminTables } from '../../schema.ts'

/** The slug of the agreement among the legal documents. */
const slug = 'beta-agreement'

/** The current agreement in one language, as lines of plain text; null when there is none. */
export async function readAgreement(db: Kysely<AdminTables>, languageTag: LanguageTag) {
  const row = await db
    .selectFrom('legal_documents')
    .select(['title', 'effective', 'body'])
    .where('slug', '=', slug)
    .where('iso', '=', languageTag)
    .executeTakeFirst()
  if (!row) return null
  const { title, effective, body } = row
  return { title, effective, lines: plainOf(parseText(body)) }
}

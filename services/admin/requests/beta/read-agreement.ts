import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { parseText } from '../../content/documents/parse-text.ts'
import { plainOf } from '../../content/documents/plain-text.ts'
import { findVersions } from '../../content/legal/find-versions.ts'
import { hobartDay } from '../../content/legal/hobart-day.ts'
import type { AdminTables } from '../../schema.ts'

/** The slug of the agreement among the legal documents. */
const slug = 'beta-agreement'

/** The agreement in effect in one language, as lines of plain text; null when there is none. */
export async function readAgreement(db: Kysely<AdminTables>, languageTag: LanguageTag, now: Date) {
  const versions = await findVersions(db, slug, hobartDay(now))
  const row = versions?.textsOf(versions.current).find(({ iso }) => iso === languageTag)
  if (!row) return null
  const { title, effective, body } = row
  return { title, effective, lines: plainOf(parseText(body)) }
}

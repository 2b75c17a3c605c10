import type { Kysely } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import type { TextInput } from '../../../../contract/office/content-text.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { checkStyle } from '../../../admin/content/house-style/check-style.ts'
import type { StyleFinding } from '../../../admin/content/house-style/finding.ts'
import type { OfficeTables } from '../../schema.ts'
import { getHead } from '../find-entry.ts'
import { segmentsOf, verifyBody, viewFields } from '../text-fields.ts'
import { findTermsOf } from './find-terms.ts'

/** What a text that is being written says that the house writes differently. Throws `Refusal` 422 for one that does not parse. */
export async function checkPart(
  db: Kysely<OfficeTables>,
  entry: EntryRow,
  locale: Locale,
  { title, description, segments, markdown = '' }: TextInput,
): Promise<StyleFinding[]> {
  if (segments === undefined) verifyBody(entry.kind, markdown)
  const text = { title, description, segments: segments ?? segmentsOf(entry.kind, markdown) }
  const { live, draft } = await getHead(db, entry.id, 'en')
  const source = locale === 'en' ? null : (live ?? draft)
  const english = source && viewFields(entry.kind, source.fields)
  return checkStyle({ locale, text, english, findTerms: await findTermsOf(db, locale) })
}

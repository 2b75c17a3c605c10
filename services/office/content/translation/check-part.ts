import type { Kysely } from 'kysely'
import type { WrittenSegment } from '../../../../contract/document.ts'
import type { Locale } from '../../../../contract/locale.ts'
import type { TextInput } from '../../../../contract/office/content-text.ts'
import type { TextFaultView } from '../../../../contract/office/text-faults.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { checkStyle } from '../../../admin/content/house-style/check-style.ts'
import type { StyleFinding } from '../../../admin/content/house-style/finding.ts'
import { checkedText, checkTexts } from '../../links/check-texts.ts'
import { coverOfFacts, groupsOfFacts } from '../../links/facts-of-text.ts'
import { referencesIn } from '../../links/references.ts'
import type { OfficeTables } from '../../schema.ts'
import { getHead } from '../find-entry.ts'
import { segmentsOf } from '../segments-of.ts'
import { verifyBody, viewFields } from '../text-fields.ts'
import { findTermsOf } from './find-terms.ts'

interface CheckedPart {
  readonly entry: EntryRow
  readonly locale: Locale
  readonly input: TextInput
  readonly now: Date
}

/** More than anybody reads at once. */
const maxFaults = 200

interface PartFindings {
  readonly findings: StyleFinding[]
  readonly faults: TextFaultView[]
}

/**
 * What a text that is being written says that the house writes differently, and what it names that is not there. Throws
 * `Refusal` 422 for one that does not parse.
 */
export async function checkPart(
  db: Kysely<OfficeTables>,
  { entry, locale, input, now }: CheckedPart,
): Promise<PartFindings> {
  const { title, description, markdown = '' } = input
  if (input.segments === undefined) verifyBody(entry.kind, markdown)
  const segments = input.segments ?? segmentsOf(entry.kind, markdown)
  const { live, draft } = await getHead(db, entry.id, 'en')
  const source = locale === 'en' ? null : (live ?? draft)
  const english = source && viewFields(entry.kind, source.fields)
  const text = { title, description, segments }
  return {
    findings: checkStyle({ locale, text, english, findTerms: await findTermsOf(db, locale) }),
    faults: await findFaults(db, { entry, locale, segments, now }),
  }
}

interface LinkedPart extends Omit<CheckedPart, 'input'> {
  readonly segments: readonly WrittenSegment[]
}

async function findFaults(db: Kysely<OfficeTables>, { entry, locale, segments, now }: LinkedPart) {
  const { draft } = await getHead(db, entry.id, 'facts')
  const facts = draft?.fields ?? null
  const references = [...coverOfFacts(entry, facts), ...referencesIn(segments)]
  const text = checkedText(entry, locale, segments, { references, groups: groupsOfFacts(entry, facts) })
  const [faults = []] = await checkTexts(db, [text], now.toISOString().slice(0, 10))
  return faults.slice(0, maxFaults)
}

import type { Kysely } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import { createTermFinder, type TermFinder } from '../../../admin/content/house-style/check-words.ts'
import { termsOf } from '../../../admin/content/house-style/read-words.ts'
import type { OfficeTables } from '../../schema.ts'
import { listWords } from '../../words/word-calls.ts'

/** Finds the house's words for English segments in a language; none where the words are not kept in it. */
export async function findTermsOf(db: Kysely<OfficeTables>, locale: Locale): Promise<TermFinder> {
  if (locale !== 'cn' && locale !== 'jp') return () => []
  return createTermFinder((await listWords(db)).flatMap(word => termsOf(word, locale)))
}

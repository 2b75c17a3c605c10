import type { Kysely } from 'kysely'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import type { AdminTables } from '../schema.ts'
import { addCounts } from './add-counts.ts'

/** Counts a confirmed subscription, or the end of one, in the caller's transaction. */
export const countSignUp = (
  trx: Kysely<AdminTables>,
  name: 'newsletter' | 'newsletter-ended',
  locale: Locale,
  now: Date,
): Promise<void> =>
  addCounts(trx, [{ day: hobartDay(now), kind: 'sign-up', name, iso: languageTagOf(locale) }])

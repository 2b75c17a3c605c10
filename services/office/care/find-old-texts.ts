import { everyLocale, type Locale, languageTagOf } from '../../../contract/locale.ts'
import { entryKinds } from '../../../contract/office/content-parts.ts'
import { canWrite } from '../../../contract/office/content-scope.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { readFactsOf, readText } from '../../admin/content/entries/fields.ts'
import { type CareQuery, type Findings, finding, shownFindings } from './care-query.ts'

const yearMs = 365 * 24 * 3_600_000
/** More than anybody reads again in a day. */
const maxTexts = 1000

/** Published texts that nobody has published or confirmed for a year, of those that somebody writes; the oldest first. */
export async function findOldTexts({ db, staff, now }: CareQuery): Promise<Findings> {
  const year = isoAfter(now, -yearMs)
  const rows = await db
    .selectFrom('heads as h')
    .innerJoin('entries as e', 'e.id', 'h.entry_id')
    .innerJoin('revisions as r', 'r.id', 'h.live_id')
    .leftJoin('heads as f', join => join.onRef('f.entry_id', '=', 'e.id').on('f.part', '=', 'facts'))
    .leftJoin('revisions as facts', 'facts.id', 'f.draft_id')
    .leftJoin('text_reviews as v', join =>
      join.onRef('v.entry_id', '=', 'h.entry_id').onRef('v.part', '=', 'h.part'),
    )
    .select(['e.path', 'e.kind', 'h.part', 'r.fields', 'facts.fields as facts', 'r.at', 'v.at as seen_at'])
    .where('h.part', 'in', everyLocale)
    .where('e.kind', 'in', entryKinds)
    .where('e.archived_at', 'is', null)
    .where('h.updated_at', '<', year)
    .where('r.at', '<', year)
    .where(({ or, eb }) => or([eb('v.at', 'is', null), eb('v.at', '<', year)]))
    .orderBy('h.updated_at')
    .orderBy('e.path')
    .orderBy('h.part')
    .limit(maxTexts)
    .execute()
  const own = rows.filter(({ kind, facts, part }) =>
    canWrite(staff, { kind, category: facts === null ? null : String(readFactsOf(facts).category) }, part),
  )
  return {
    total: own.length,
    findings: own.slice(0, shownFindings).map(({ kind, path, part, fields, at, seen_at }) => {
      const language = part as Locale
      const last = [at, seen_at ?? ''].toSorted().at(-1)?.slice(0, 10)
      return {
        ...finding(
          readText(fields).title || path,
          `Nobody has looked at it since ${last}. Read it: change it, or say that it is still right.`,
          `/content/${kind}/${part}/${path}`,
        ),
        lang: languageTagOf(language),
        text: { kind, path, language },
      }
    }),
  }
}

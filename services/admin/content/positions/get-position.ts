import type { Kysely } from 'kysely'
import type { PositionDetails } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { Log } from '../../../../platform/log.ts'
import { fillMedia } from '../../media/fill-media.ts'
import type { AdminTables } from '../../schema.ts'
import { chooseText } from '../choose-text.ts'
import { readSegments } from '../documents/read-segments.ts'
import { findSharingPicture } from '../sharing-pictures/find-picture.ts'
import { nameTerms } from '../vocabularies/list-terms.ts'

/** An open or closed position in an array, in English where its language is not live; empty for an unknown one. */
export async function getPosition(
  db: Kysely<AdminTables>,
  log: Log,
  {
    slug = '',
    languageTag,
    lastDay,
  }: {
    readonly slug: string | undefined
    readonly languageTag: LanguageTag
    /** The last day on which it may open: today, but for a preview. */
    readonly lastDay: string
  },
): Promise<PositionDetails[]> {
  const rows = await db
    .selectFrom('positions as p')
    .innerJoin('position_texts as t', 't.position_id', 'p.id')
    .selectAll('p')
    .select(['t.iso', 't.title', 't.description', 't.body'])
    .where('p.slug', '=', slug)
    .where('p.opened_on', '<=', lastDay)
    .execute()
  const chosen = chooseText(rows, languageTag)
  if (!chosen) return []
  const { text: row, lang, languages } = chosen
  const name = await nameTerms(db, languageTag)
  const { id, title, description, salary_min, salary_max, currency, opened_on, closed_on } = row
  return [
    {
      id,
      slug,
      lang,
      languages,
      title,
      description,
      type: name('type', row.type),
      team: name('team', row.team),
      location: name('location', row.location),
      workplace: name('workplace', row.workplace),
      salary_min,
      salary_max,
      currency,
      opened_on,
      closed_on,
      segments: await fillMedia(db, readSegments(row.body, log, `position ${slug}`), lang),
      sharing: await findSharingPicture(db, `careers/${slug}`, lang),
    },
  ]
}

import type { Kysely } from 'kysely'
import { entryKinds, everyPart } from '../../../contract/office/content-parts.ts'
import type { FigurePublish } from '../../../contract/office/figures.ts'
import { dialectOf, jsonTextOf } from '../../../platform/database/dialect.ts'
import { hobartDay, startOfHobartDay } from '../../admin/content/legal/hobart-day.ts'
import { startOf } from '../../admin/statistics/spans.ts'
import type { OfficeTables } from '../schema.ts'
import type { Period } from './period.ts'

const maxListed = 300

/** What staff have published in a period, newest first; the parts of an entry that went out in one span are one. */
export async function listPublishes(
  db: Kysely<OfficeTables>,
  { span, starts }: Period,
): Promise<FigurePublish[]> {
  const rows = await db
    .selectFrom('publishes')
    .innerJoin('entries', 'entries.id', 'publishes.entry_id')
    .select(['publishes.at', 'publishes.entry_id', 'publishes.part', 'entries.kind', 'entries.path'])
    .where('publishes.at', '>=', startOfHobartDay(starts[0] ?? '').toISOString())
    .where('entries.kind', 'in', entryKinds)
    .orderBy('publishes.at', 'desc')
    .limit(maxListed)
    .execute()
  const titles = await titlesOf(db, [...new Set(rows.map(({ entry_id }) => entry_id))])
  const placed = rows.map(row => ({
    ...row,
    span: starts.indexOf(startOf(span, hobartDay(new Date(row.at)))),
  }))
  return [...Map.groupBy(placed, ({ span, entry_id }) => `${span} ${entry_id}`).values()].flatMap(own => {
    const [first] = own
    if (!first || first.span < 0) return []
    const { at, span, kind, path, entry_id } = first
    const parts = everyPart.filter(part => own.some(row => row.part === part))
    return { at, span, kind, path, title: titles.get(entry_id) ?? path, parts }
  })
}

/** Titles of entries, in English where they have that. */
async function titlesOf(
  db: Kysely<OfficeTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const heads = await db
    .selectFrom('heads')
    .innerJoin('revisions', 'revisions.id', 'heads.draft_id')
    .select([
      'heads.entry_id',
      'heads.part',
      jsonTextOf('revisions.fields', 'title', dialectOf(db)).as('title'),
    ])
    .where('heads.entry_id', 'in', ids)
    .where('heads.part', '<>', 'facts')
    .execute()
  const ordered = everyPart.toReversed().flatMap(part => heads.filter(head => head.part === part))
  return new Map(ordered.map(({ entry_id, title }) => [entry_id, title ?? '']))
}

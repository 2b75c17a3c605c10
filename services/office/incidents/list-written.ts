import type { Kysely } from 'kysely'
import { type LanguageTag, type Locale, languageTagOf, mapLocales } from '../../../contract/locale.ts'
import type { WrittenIncident } from '../../../contract/office/incidents.ts'
import type { StatusPart } from '../../../contract/status-parts.ts'
import { stateAt } from '../../admin/status/list-incidents.ts'
import type { OfficeTables } from '../schema.ts'

const maxListed = 200

/** Incidents with their updates in every language, the latest first. */
export async function listWrittenIncidents(db: Kysely<OfficeTables>, now: Date): Promise<WrittenIncident[]> {
  const rows = await db
    .selectFrom('incidents as own')
    .leftJoin('staff', 'staff.id', 'own.changed_by')
    .selectAll('own')
    .select('staff.name')
    .orderBy('own.starts_at', 'desc')
    .orderBy('own.id', 'desc')
    .limit(maxListed)
    .execute()
  if (rows.length === 0) return []
  const updates = await db
    .selectFrom('incident_updates as own')
    .leftJoin('staff', 'staff.id', 'own.staff_id')
    .selectAll('own')
    .select('staff.name')
    .where(
      'own.incident_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('own.at', 'desc')
    .orderBy('own.id', 'desc')
    .execute()
  return rows.map(({ titles, parts, name, ...row }) => ({
    ...row,
    state: stateAt({ ...row, titles, parts }, now),
    title: wordsOf(titles),
    parts: JSON.parse(parts) as StatusPart[],
    changed_by: name,
    updates: updates
      .filter(({ incident_id }) => incident_id === row.id)
      .map(({ id, at, state, texts, name: by }) => ({ id, at, state, texts: wordsOf(texts), by })),
  }))
}

/** Words by locale; none: empty. */
function wordsOf(written: string): Record<Locale, string> {
  const words = JSON.parse(written) as Readonly<Partial<Record<LanguageTag, string>>>
  return mapLocales(locale => words[languageTagOf(locale)] ?? '')
}

import type { Kysely } from 'kysely'
import { defaultLanguageTag, type LanguageTag } from '../../../contract/locale.ts'
import type { Incident } from '../../../contract/status.ts'
import type { StatusPart } from '../../../contract/status-parts.ts'
import type { AdminTables } from '../schema.ts'
import type { IncidentRow } from './schema.ts'

const maxIncidents = 50

interface IncidentQuery {
  readonly languageTag: LanguageTag
  readonly now: Date
  /** A day. */
  readonly since: string
}

/** Incidents that began or ended since a day or are not over, and maintenance, the latest first. */
export async function listIncidents(
  db: Kysely<AdminTables>,
  { languageTag, now, since }: IncidentQuery,
): Promise<Incident[]> {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('starts_at', '>=', since), eb('ends_at', '>=', since), eb('ends_at', 'is', null)]),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxIncidents)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const updates = await db
    .selectFrom('incident_updates')
    .selectAll()
    .where('incident_id', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    ...{
      id: row.id,
      kind: row.kind,
      state: stateAt(row, now),
      starts_at: row.starts_at,
      ends_at: row.ends_at,
    },
    ...titleOf(row.titles, languageTag),
    parts: JSON.parse(row.parts) as StatusPart[],
    updates: updates
      .filter(({ incident_id }) => incident_id === row.id)
      .map(({ id, at, state, texts }) => {
        const { title: text, lang } = titleOf(texts, languageTag)
        return { id, at, state, text, lang }
      }),
  }))
}

/** The words of a language, or else those in English. */
function titleOf(written: string, languageTag: LanguageTag): { title: string; lang: LanguageTag } {
  const words = JSON.parse(written) as Readonly<Partial<Record<LanguageTag, string>>>
  const own = words[languageTag]
  return own
    ? { title: own, lang: languageTag }
    : { title: words[defaultLanguageTag] ?? '', lang: defaultLanguageTag }
}

/** The state at a time: maintenance begins and ends by the clock, unless staff have ended it before. */
export function stateAt({ kind, state, starts_at, ends_at }: IncidentRow, now: Date): Incident['state'] {
  if (kind === 'incident' || state === 'done') return state
  const at = now.toISOString()
  if (ends_at !== null && ends_at <= at) return 'done'
  return starts_at <= at ? 'underway' : 'planned'
}

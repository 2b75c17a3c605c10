import type { Minutes } from '../../../contract/status.ts'
import type { IncidentKind, IncidentState, StatusPart } from '../../../contract/status-parts.ts'

export interface StatusTables {
  status_minutes: StatusMinuteRow
  status_hours: StatusHourRow
  incidents: IncidentRow
  incident_updates: IncidentUpdateRow
}

/** A minute that one process has measured for all. */
interface StatusMinuteRow {
  /** `2026-11-27T00:12`, UTC. */
  minute: string
  /** A letter for each part: `state-letters.ts`. */
  states: string
}

/** The minutes of an hour in each state. */
export interface StatusHourRow extends Minutes {
  part: StatusPart
  /** `2026-11-27T00`, UTC. */
  hour: string
}

/** What staff say of a fault, or of maintenance that is planned. */
export interface IncidentRow {
  id: string
  kind: IncidentKind
  state: IncidentState
  /** Titles by language tag, as JSON; English is always there. */
  titles: string
  /** A JSON list. */
  parts: string
  starts_at: string
  ends_at: string | null
  version: number
  /** The member of staff. */
  changed_by: string | null
  changed_at: string
}

interface IncidentUpdateRow {
  id: string
  incident_id: string
  at: string
  state: IncidentState
  /** Texts by language tag, as JSON; English is always there. */
  texts: string
  staff_id: string | null
}

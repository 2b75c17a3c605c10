import { Link } from 'react-router'
import type { WrittenIncident } from '../../../contract/office/incidents.ts'
import { isOver } from '../../../contract/status-parts.ts'
import { rowClass } from '../../features/list-row.ts'
import { softClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { kindTitles, partTitles, stateTitles } from './incident-titles.ts'
import styles from './incidents.module.css'

interface IncidentRowProps {
  readonly incident: WrittenIncident
  readonly isChosen: boolean
  readonly zone: string
}

/** An incident with its state; it opens its form. */
export function IncidentRow({ incident, isChosen, zone }: IncidentRowProps) {
  const { id, kind, state, title, parts, starts_at, ends_at, updates, changed_by } = incident
  const times = [starts_at, ...(ends_at === null ? [] : [ends_at])].map(at => formatTime(at, zone))
  return (
    <li className={rowClass}>
      <p className={styles.state} data-over={isOver(state)}>
        {`${kindTitles[kind]} · ${stateTitles[state]}`}
      </p>
      <p className={styles.title}>
        <Link to={`/site/incidents?id=${id}`} aria-current={isChosen ? 'true' : undefined}>
          {title.en}
        </Link>
      </p>
      <p className={softClass}>
        {`${times.join(' to ')} · ${parts.map(part => partTitles[part]).join(', ')} · ${updates.length} ${updates.length === 1 ? 'update' : 'updates'}`}
        {changed_by && ` · by ${changed_by}`}
      </p>
    </li>
  )
}

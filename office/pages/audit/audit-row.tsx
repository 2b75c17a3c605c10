import { Link } from 'react-router'
import { nobody, type AuditRow as Row } from '../../../contract/office/audit.ts'
import { pathOfRequest } from '../../features/request-path.ts'
import { softClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import styles from './audit.module.css'
import { type AuditFilter, auditPath } from './audit-filter.ts'

interface AuditRowProps {
  readonly row: Row
  readonly now: string
  readonly zone: string
  readonly filter: AuditFilter
}

/** An act: who, what, on what, and what else is known of it. */
export function AuditRow({ row, now, zone, filter }: AuditRowProps) {
  const { number, at, staff, act, subject_kind, subject, detail, outcome } = row
  const path = pathOfSubject(row)
  const facts = Object.entries(detail).map(([name, value]) => `${name} ${textOf(value)}`)
  return (
    <li className={styles.row}>
      <p className={styles.act}>
        <Link to={auditPath({ ...filter, staff: staff?.id ?? nobody })}>
          {staff === null ? 'Nobody logged in' : staff.name || 'A member of staff'}
        </Link>
        <Link to={auditPath({ ...filter, act })} className={styles.name}>
          {act}
        </Link>
        {outcome === 'refused' && <span className={styles.refused}>refused</span>}
      </p>
      <p className={softClass}>
        {subject_kind} {path ? <Link to={path}>{subject}</Link> : subject}
        {facts.length > 0 && ` · ${facts.join(' · ')}`}
      </p>
      <p className={softClass}>
        {number} · <Time at={at} {...{ now, zone }} />
      </p>
    </li>
  )
}

/** The screen of a subject; null: it has none. */
function pathOfSubject({ subject_kind: kind, subject }: Row): string | null {
  if (subject === '') return null
  if (kind === 'request') return pathOfRequest(subject)
  if (kind === 'staff') return `/staff/${subject}`
  if (kind === 'person') return `/people/${subject}`
  if (kind === 'bundle') return `/bundles/${subject}`
  if (kind === 'media') return `/media/${subject}`
  return null
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') || 'none' : String(value ?? 'none')

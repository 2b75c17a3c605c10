import { Link } from 'react-router'
import type { AskedApproval } from '../../../contract/office/approvals.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { formatTime } from '../../features/time.tsx'
import styles from './home.module.css'

const shownRows = 10

interface ApprovalsProps {
  readonly approvals: readonly AskedApproval[]
  readonly zone: string
}

/** The texts that wait for the approval of the member of staff. */
export function Approvals({ approvals, zone }: ApprovalsProps) {
  if (approvals.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="to-approve">
      <h2 id="to-approve">
        <Link to="/content?state=asked">Waiting for your approval</Link>
      </h2>
      <ul className={styles.translations}>
        {approvals.slice(0, shownRows).map(({ kind, path, part, title, number, asked_by, asked_at }) => (
          <li key={`${path} ${part}`}>
            <Link to={pathOfScreen('write', { kind, path, part })}>{title || path}</Link>{' '}
            <span className={styles.none}>
              {partTitles[part]}, revision {number} · asked {asked_by === null ? '' : `by ${asked_by} `}on{' '}
              {formatTime(asked_at, zone)}
            </span>
          </li>
        ))}
      </ul>
      {approvals.length > shownRows && (
        <p>
          <Link to="/content?state=asked">All {approvals.length}</Link>
        </p>
      )}
    </section>
  )
}

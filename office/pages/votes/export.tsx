import { Link } from 'react-router'
import type { Me } from '../../../contract/office/door.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { buttonClass } from '../../features/controls.tsx'
import { softClass } from '../../features/screen.tsx'
import { elevatePath } from '../../request/elevate-first.ts'
import styles from './votes.module.css'
import { exportPath, type VotesFilter, votesPath } from './votes-filter.ts'

interface ExportProps {
  readonly me: Pick<Me, 'roles' | 'elevated_until'>
  readonly filter: VotesFilter
}

/** The votes and comments of the filter as a CSV file, and how long they are kept. */
export function Export({ me, filter }: ExportProps) {
  return (
    <div className={styles.export}>
      <p className={softClass}>
        Votes and comments are without name and address, and are deleted after 24 months.
      </p>
      {isPermitted('ratings.export', me.roles) &&
        (me.elevated_until === null ? (
          <p>
            An export needs a confirmation that it is you, good for ten minutes.{' '}
            <Link to={elevatePath(votesPath(filter))} className={buttonClass()}>
              Confirm
            </Link>
          </p>
        ) : (
          <a href={exportPath(filter)} download className={buttonClass()}>
            Download these as CSV
          </a>
        ))}
    </div>
  )
}

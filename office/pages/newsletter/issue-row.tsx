import { Link } from 'react-router'
import type { IssueSummary } from '../../../contract/office/newsletter.ts'
import { stateTitles } from '../../features/newsletter/issue-titles.ts'
import { softClass } from '../../features/screen.tsx'
import { formatTime, Time } from '../../features/time.tsx'
import styles from './issue-list.module.css'

interface IssueRowProps {
  readonly issue: IssueSummary
  readonly now: string
  readonly zone: string
}

/** An issue with its state and, once it goes out, its numbers. */
export function IssueRow({ issue, now, zone }: IssueRowProps) {
  const { id, state, subject, changed_at, changed_by, send_at, results } = issue
  const { queued, sent, failed, left } = results
  return (
    <li className={styles.row}>
      <p className={styles.subject}>
        <Link to={`/newsletter/${id}`}>{subject || 'Without a subject'}</Link>
        <span className={styles.state} data-state={state}>
          {stateTitles[state]}
          {send_at !== null && `, ${formatTime(send_at, zone)}`}
        </span>
      </p>
      <p className={softClass}>
        saved <Time at={changed_at} {...{ now, zone }} />
        {changed_by !== null && ` by ${changed_by}`}
        {queued > 0 &&
          ` · ${sent.toLocaleString('en-US')} of ${queued.toLocaleString('en-US')} sent${failed > 0 ? `, ${failed.toLocaleString('en-US')} failed` : ''}${left > 0 ? `, ${left.toLocaleString('en-US')} left before` : ''}`}
      </p>
    </li>
  )
}

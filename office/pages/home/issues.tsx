import { Link } from 'react-router'
import type { IssueSummary } from '../../../contract/office/newsletter.ts'
import { stateTitles } from '../../features/newsletter/issue-titles.ts'
import styles from './home.module.css'

/** The issues of the newsletter that wait for somebody. */
export function Issues({ issues }: { readonly issues: readonly IssueSummary[] }) {
  if (issues.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="issues">
      <h2 id="issues">
        <Link to="/newsletter">Newsletter</Link>
      </h2>
      <ul className={styles.translations}>
        {issues.map(({ id, state, subject, asked_by }) => (
          <li key={id}>
            <Link to={`/newsletter/${id}`}>{subject || 'Without a subject'}</Link>{' '}
            <span className={styles.none}>
              {stateTitles[state]}
              {asked_by !== null && state === 'waiting' && `, asked by ${asked_by}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link } from 'react-router'
import type { IssueSummary } from '../../../contract/office/newsletter.ts'
import styles from './home.module.css'

/** The issues of the newsletter that wait for an approval. */
export function Issues({ issues }: { readonly issues: readonly IssueSummary[] }) {
  if (issues.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="issues">
      <h2 id="issues">
        <Link to="/newsletter">Newsletters waiting for approval</Link>
      </h2>
      <ul className={styles.translations}>
        {issues.map(({ id, subject, asked_by }) => (
          <li key={id}>
            <Link to={`/newsletter/${id}`}>{subject || 'Without a subject'}</Link>
            {asked_by !== null && <span className={styles.none}> asked by {asked_by}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

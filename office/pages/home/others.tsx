import { Link } from 'react-router'
import type { Waiting } from '../../../contract/office/waiting.ts'
import styles from './home.module.css'

/** What the sections above show in full. */
const shownAbove = ['assigned', 'unanswered', 'approvals', 'translations']

interface OthersProps {
  readonly waiting: readonly Waiting[]
  /** Whether texts wait to be translated for the first time, which is no haste. */
  readonly hasMissing: boolean
}

/** What else waits, by number; a kind sentence where nothing waits at all. */
export function Others({ waiting, hasMissing }: OthersProps) {
  const others = waiting.filter(({ source }) => !shownAbove.includes(source))
  if (waiting.length === 0 && !hasMissing)
    return <p className={styles.none}>Nothing waits for you. A good day to read a page of ours again.</p>
  if (others.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="others">
      <h2 id="others">Also waiting</h2>
      <ul className={styles.translations}>
        {others.map(({ source, sentence, path }) => (
          <li key={source}>
            <Link to={path}>{sentence}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

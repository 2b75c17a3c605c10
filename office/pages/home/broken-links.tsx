import { Link } from 'react-router'
import { count } from '../../features/count.ts'
import styles from './home.module.css'

interface BrokenLinksProps {
  /** In texts that the member of staff can write; null: they write none. */
  readonly links: { readonly broken: number; readonly texts: number } | null
}

/** What readers meet that is broken. */
export function BrokenLinks({ links }: BrokenLinksProps) {
  if (links === null || links.broken === 0) return null
  return (
    <section className={styles.part} aria-labelledby="broken">
      <h2 id="broken">Broken in your texts</h2>
      <p>
        <Link to="/site/links">
          {count(links.broken, 'link or picture', 'links or pictures')} in {count(links.texts, 'text')}
        </Link>
      </p>
    </section>
  )
}

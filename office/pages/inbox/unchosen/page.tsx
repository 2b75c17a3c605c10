import { useOutletContext } from 'react-router'
import { boxTitles } from '../../../features/labels.ts'
import type { InboxContext } from '../inbox-context.ts'
import styles from './unchosen.module.css'

/** Beside a list in which nothing is chosen. */
export default function Unchosen() {
  const { filter, rows } = useOutletContext<InboxContext>()
  return (
    <div className={styles.page}>
      <title>{`${boxTitles[filter.box]} · Office`}</title>
      <p>
        {rows.length > 0 ? (
          <>
            Choose a request, or press <kbd>j</kbd> and <kbd>Enter</kbd>.
          </>
        ) : (
          'This box is empty.'
        )}
      </p>
    </div>
  )
}

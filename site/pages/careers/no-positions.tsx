import { useLocation } from 'react-router'
import { actionClass } from '../../../ui/action.tsx'
import type { CareersCopy } from './copy/en.ts'
import styles from './no-positions.module.css'

interface NoPositionsProps {
  readonly copy: CareersCopy['positions']
  /** Whether the request failed; otherwise the list is empty. */
  readonly failed: boolean
  readonly mail: string
}

/** The message in place of a list that is empty or failed to load. */
export function NoPositions({ copy, failed, mail }: NoPositionsProps) {
  const { pathname, search } = useLocation()
  const { title, text } = failed ? copy.failed : copy.empty
  return (
    <div className={styles.none}>
      <h3>{title}</h3>
      <p>{text}</p>
      {/* A plain link reloads the page. */}
      {failed ? (
        <a className={actionClass({ quiet: true })} href={`${pathname}${search}`}>
          {copy.failed.reload}
        </a>
      ) : (
        <a className={actionClass()} href={`mailto:${mail}`}>
          {copy.empty.contact}
        </a>
      )}
    </div>
  )
}

import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { RequestRow } from '../../../../contract/office/request-view.ts'
import { buttonClass } from '../../../features/controls.tsx'
import { type Filter, listPath } from '../../../features/request-list/filter.ts'
import { Row } from '../../../features/request-list/row.tsx'
import { Shortcut } from '../../../features/shortcut.tsx'
import { useKeys } from '../../../keys/use-keys.ts'
import { useRowKeys } from '../../../keys/use-row-keys.ts'
import styles from './request-list.module.css'

interface RequestListProps {
  readonly rows: readonly RequestRow[]
  /** The cursor of the next page. */
  readonly next: string | null
  /** The service refused the filter or the cursor. */
  readonly isRefused: boolean
  readonly filter: Filter
  /** The reference of the open request. */
  readonly chosen: string | undefined
  readonly now: string
  readonly zone: string
}

/** A page of a list of requests. */
export function RequestList({ rows, next, isRefused, filter, chosen, now, zone }: RequestListProps) {
  const list = useRef<HTMLUListElement>(null)
  const navigate = useNavigate()
  const { cursor, ...first } = filter
  const nextPath = next === null ? null : listPath({ ...first, cursor: next })
  useRowKeys(list)
  useKeys({
    ']': nextPath === null ? undefined : () => void navigate(nextPath),
    '[': cursor === undefined ? undefined : () => void navigate(-1),
  })
  if (isRefused) {
    return (
      <p className={styles.empty}>
        This page of the list is not to be had any more. <Link to={listPath(first)}>Begin at the top</Link>
      </p>
    )
  }
  if (rows.length === 0) return <p className={styles.empty}>{emptySentence(filter)}</p>
  return (
    <>
      <ul className={styles.list} ref={list}>
        {rows.map(row => (
          <Row key={row.reference} {...{ row, filter, now, zone }} isChosen={row.reference === chosen} />
        ))}
      </ul>
      {(nextPath !== null || cursor !== undefined) && (
        <nav className={styles.pages} aria-label="Pages of the list">
          {cursor !== undefined && (
            <Link className={buttonClass()} to={listPath(first)}>
              First page
            </Link>
          )}
          {nextPath !== null && (
            <Link className={buttonClass()} to={nextPath} rel="next">
              Next page <Shortcut keys="]" />
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

function emptySentence({ box, q, cursor, ...filters }: Filter): string {
  if (q) return `Nothing is found for “${q}”. Search takes whole words, in any of our languages.`
  if (Object.keys(filters).length > 0) return 'Nothing in this box fits the filter.'
  return sentences[box]
}

const sentences: Readonly<Record<Filter['box'], string>> = {
  open: 'Everything is answered.',
  mine: 'Nothing is assigned to you.',
  unassigned: 'Everything has somebody who looks after it.',
  waiting: 'Nobody waits for an answer.',
  snoozed: 'Nothing is put off.',
  closed: 'Nothing is closed yet.',
  spam: 'No spam.',
}

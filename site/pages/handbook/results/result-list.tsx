import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatNumber, interpolate } from '../../../language/format.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import type { LayoutData } from '../layout/layout-data.ts'
import { placeOf } from '../search/found-page.ts'
import { HighlightedText } from '../search/highlighted-text.tsx'
import type { WalkedResults } from '../search/walk-results.ts'
import styles from './results.module.css'

export interface ResultListProps {
  readonly room: LayoutData
  readonly question: string
  readonly found: WalkedResults
}

/** The loaded results, their total, and the link to more. */
export function ResultList({ room, question, found: { results, total, next, fromStart } }: ResultListProps) {
  const { locale, start, copy } = room
  const { search } = copy
  const list = useRef<HTMLOListElement>(null)
  const asked = useRef<number | null>(null)
  // The link to more results may be gone: the focus moves to the first new result.
  useEffect(() => {
    if (asked.current === null || results.length <= asked.current) return
    list.current?.querySelectorAll<HTMLElement>('h2 a')[asked.current]?.focus()
    asked.current = null
  }, [results.length])
  const address = (query: Readonly<Record<string, string>>) =>
    `${room.question.action}?${new URLSearchParams({ q: question, ...query })}`
  const counts = { shown: formatNumber(results.length, locale), n: formatNumber(total, locale) }
  return (
    <>
      {!fromStart && (
        <Link to={address({})} className={moreClass}>
          {search.first}
        </Link>
      )}
      <ol ref={list} className={styles.results}>
        {results.map((result, at) => (
          <li key={result.path} id={`result-${at + 1}`}>
            <p className={styles.above}>{result.above.join(' › ')}</p>
            <h2 className={styles.title}>
              <Link to={`${start}/${result.path}`}>
                <HighlightedText of={result.title} />
              </Link>
            </h2>
            <p>
              <HighlightedText of={result.snippet} />
            </p>
            {result.point_of_interest && (
              <Link className={styles.point} to={placeOf(start, result)}>
                {result.point_of_interest.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <p role="status">{total > results.length || next ? interpolate(search.shown, counts) : ''}</p>
        {next && (
          <Link
            className={actionClass({ quiet: true })}
            to={`${address({ after: next })}${fromStart ? `#result-${results.length + 1}` : ''}`}
            preventScrollReset
            onClick={() => {
              asked.current = results.length
            }}
          >
            {search.more}
          </Link>
        )}
      </div>
    </>
  )
}

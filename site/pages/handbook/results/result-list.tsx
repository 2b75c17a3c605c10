import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SearchResult } from '../../../../contract/handbook.ts'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { formatNumber, interpolate } from '../../../../ui/language/format.ts'
import { HighlightedText } from '../../../features/search/highlighted-text.tsx'
import type { ResultPages } from '../../../features/search/list-result-pages.ts'
import type { LayoutData } from '../layout/layout-data.ts'
import { addressOfResult } from '../search/result-address.ts'
import styles from './results.module.css'

interface ResultListProps {
  readonly layout: LayoutData
  readonly query: string
  readonly found: ResultPages<SearchResult>
}

/** The loaded results, their total, and the link to more. */
export function ResultList({ layout, query, found: { results, total, next, fromStart } }: ResultListProps) {
  const { locale, start, copy } = layout
  const { search } = copy
  const list = useRef<HTMLOListElement>(null)
  const countBefore = useRef<number | null>(null)
  // The link to more results may be gone: the focus moves to the first new result.
  useEffect(() => {
    if (countBefore.current === null || results.length <= countBefore.current) return
    list.current?.querySelectorAll<HTMLElement>('h2 a')[countBefore.current]?.focus()
    countBefore.current = null
  }, [results.length])
  const address = (range: Readonly<Record<string, string>>) =>
    `${layout.searchPaths.action}?${new URLSearchParams({ q: query, ...range })}`
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
              <Link className={styles.point} to={addressOfResult(start, result)}>
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
              countBefore.current = results.length
            }}
          >
            {search.more}
          </Link>
        )}
      </div>
    </>
  )
}

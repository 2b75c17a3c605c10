import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SearchResult } from '../../../contract/handbook.ts'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { formatNumber, interpolate } from '../../../ui/language/format.ts'
import { HighlightedText } from './highlighted-text.tsx'
import type { ResultPages } from './list-result-pages.ts'
import styles from './result-list.module.css'

interface ResultListProps<Result extends SearchResult> {
  readonly copy: { readonly first: string; readonly more: string; readonly shown: string }
  readonly locale: Locale
  readonly found: ResultPages<Result>
  readonly addressOf: (result: Result) => string
  /** Where a result belongs. */
  readonly aboveOf: (result: Result) => ReactNode
  /** The address of the search, or of its results after a cursor. */
  readonly searchAddress: (range: { readonly after?: string }) => string
}

/** The loaded results, their total, and the link to more. */
export function ResultList<Result extends SearchResult>(props: ResultListProps<Result>) {
  const { copy, locale, addressOf, aboveOf, searchAddress } = props
  const { results, total, next, fromStart } = props.found
  const list = useRef<HTMLOListElement>(null)
  const countBefore = useRef<number | null>(null)
  // The link to more results may be gone: the focus moves to the first new result.
  useLayoutEffect(() => {
    if (countBefore.current === null || results.length <= countBefore.current) return
    list.current?.querySelectorAll<HTMLElement>('h2 a')[countBefore.current]?.focus()
    countBefore.current = null
  }, [results.length])
  const counts = { shown: formatNumber(results.length, locale), n: formatNumber(total, locale) }
  return (
    <>
      {!fromStart && (
        <Link to={searchAddress({})} className={moreClass}>
          {copy.first}
        </Link>
      )}
      <ol ref={list} className={styles.results}>
        {results.map((result, at) => {
          const { path, title, snippet, point_of_interest: point } = result
          const address = addressOf(result)
          return (
            <li key={path} id={`result-${at + 1}`}>
              <p className={styles.above}>{aboveOf(result)}</p>
              <h2 className={styles.title}>
                <Link to={address}>
                  <HighlightedText of={title} />
                </Link>
              </h2>
              <p className={styles.snippet}>
                <HighlightedText of={snippet} />
              </p>
              {point && (
                <Link className={styles.point} to={`${address}#${point.id}`}>
                  {point.title}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      <div className={styles.more}>
        <p role="status">{total > results.length || next ? interpolate(copy.shown, counts) : ''}</p>
        {next && (
          <Link
            className={actionClass({ quiet: true })}
            to={`${searchAddress({ after: next })}${fromStart ? `#result-${results.length + 1}` : ''}`}
            preventScrollReset
            onClick={() => {
              countBefore.current = results.length
            }}
          >
            {copy.more}
          </Link>
        )}
      </div>
    </>
  )
}

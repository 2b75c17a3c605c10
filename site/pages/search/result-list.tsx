import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { SearchKind } from '../../../contract/search-kinds.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { formatNumber, interpolate } from '../../../ui/language/format.ts'
import { HighlightedText } from '../../features/search/highlighted-text.tsx'
import { link, type PagePath } from '../../language/link.ts'
import type { SearchCopy } from './copy/en.ts'
import type { SiteResults } from './load-results.ts'
import styles from './result-list.module.css'
import { searchAddress } from './search-address.ts'

interface ResultListProps {
  readonly copy: SearchCopy
  readonly locale: Locale
  readonly query: string
  readonly kind: SearchKind | null
  readonly found: SiteResults
}

/** The loaded results, their total, and the link to more. */
export function ResultList({ copy, locale, query, kind, found }: ResultListProps) {
  const { results, total, next, fromStart } = found
  const list = useRef<HTMLOListElement>(null)
  const countBefore = useRef<number | null>(null)
  // The link to more results may be gone: the focus moves to the first new result.
  useEffect(() => {
    if (countBefore.current === null || results.length <= countBefore.current) return
    list.current?.querySelectorAll<HTMLElement>('h2 a')[countBefore.current]?.focus()
    countBefore.current = null
  }, [results.length])
  const counts = { shown: formatNumber(results.length, locale), n: formatNumber(total, locale) }
  return (
    <>
      {!fromStart && (
        <Link to={searchAddress(locale, { query, kind })} className={moreClass}>
          {copy.first}
        </Link>
      )}
      <ol ref={list} className={styles.results}>
        {results.map(({ path, title, above, snippet, point_of_interest: point, ...result }, at) => {
          const address = link(locale, path as PagePath)
          return (
            <li key={path} id={`result-${at + 1}`}>
              <p className={styles.above}>
                <span className={styles.kind}>{copy.kind[result.kind]}</span>
                {above.length > 0 && ` ${above.join(' › ')}`}
              </p>
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
            to={`${searchAddress(locale, { query, kind, after: next })}${fromStart ? `#result-${results.length + 1}` : ''}`}
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

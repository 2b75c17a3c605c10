import { Link } from 'react-router'
import type { SearchResult } from '../../../../contract/handbook.ts'
import { isSearchable } from '../../../../contract/searchable.ts'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import type { ResultPages } from '../../../features/search/list-result-pages.ts'
import { ResultList } from '../../../features/search/result-list.tsx'
import { outside } from '../../../outside.ts'
import type { LayoutData } from '../layout/layout-data.ts'
import styles from './results.module.css'

interface ResultsProps {
  readonly layout: LayoutData
  readonly query: string
  /** Null when the search failed. */
  readonly found: ResultPages<SearchResult> | null
}

/** The results of a query, or the reason for none. */
export function Results({ layout, query, found }: ResultsProps) {
  const { locale, version, start, copy } = layout
  const { search } = copy
  const names = { version: version.title, q: query }
  if (!isSearchable(query)) return <p className={styles.sentence}>{search.hint}</p>
  if (found === null || found.results.length === 0)
    return (
      <div role={found === null ? 'alert' : undefined}>
        <p className={styles.sentence}>{found === null ? search.failed : interpolate(search.none, names)}</p>
        {found && <p className={styles.hint}>{search.noneWays}</p>}
        <p className={styles.ways}>
          <Link to={start}>{search.contents}</Link>
          <a href={outside.talkToTheTeam}>{search.help}</a>
        </p>
      </div>
    )
  return (
    <>
      <p className={styles.sentence}>{interpolate(plural(search.found, found.total, locale), names)}</p>
      <ResultList
        copy={search}
        {...{ locale, found }}
        addressOf={({ path }) => `${start}/${path}`}
        aboveOf={({ above }) => above.join(' › ')}
        searchAddress={range => `${layout.searchPaths.action}?${new URLSearchParams({ q: query, ...range })}`}
      />
    </>
  )
}

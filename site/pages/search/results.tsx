import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { SearchKind } from '../../../contract/search-kinds.ts'
import { moreClass } from '../../../ui/action.tsx'
import { ResultList } from '../../features/search/result-list.tsx'
import { link, type PagePath } from '../../language/link.ts'
import type { SearchCopy } from './copy/en.ts'
import { Kinds } from './kinds.tsx'
import type { SiteResults } from './load-results.ts'
import { useKeepSearch } from './recent-searches.ts'
import styles from './search.module.css'
import { searchAddress } from './search-address.ts'
import { countAll } from './sentence.ts'
import { Suggestions } from './suggestions.tsx'

interface ResultsProps {
  readonly copy: SearchCopy
  readonly locale: Locale
  readonly query: string
  readonly kind: SearchKind | null
  /** Null when the search failed. */
  readonly found: SiteResults | null
}

/** What a query has found, or what to do where it has found nothing. */
export function Results({ copy, locale, query, kind, found }: ResultsProps) {
  useKeepSearch((found?.total ?? 0) > 0 ? query : null)
  if (found === null)
    return (
      <>
        <p role="alert" className={styles.sentence}>
          {copy.failed}
        </p>
        <a className={moreClass} href={searchAddress(locale, { query, kind })}>
          {copy.again}
        </a>
        <Suggestions copy={copy.start} locale={locale} />
      </>
    )
  const all = countAll(found)
  return (
    <>
      {all > 0 && <Kinds {...{ copy, locale, query, kind, all }} counts={found.counts} />}
      {found.results.length > 0 ? (
        <ResultList
          {...{ copy, locale, found }}
          addressOf={({ path }) => link(locale, path as PagePath)}
          aboveOf={({ kind: itsKind, above }) => (
            <>
              <span className={styles.kind}>{copy.kind[itsKind]}</span>
              {above.length > 0 && ` ${above.join(' › ')}`}
            </>
          )}
          searchAddress={range => searchAddress(locale, { query, kind, ...range })}
        />
      ) : (
        <>
          {all > 0 ? (
            <Link className={moreClass} to={searchAddress(locale, { query })}>
              {copy.everything}
            </Link>
          ) : (
            <p className={styles.hint}>{copy.noneWays}</p>
          )}
          <Suggestions copy={copy.start} locale={locale} />
        </>
      )}
    </>
  )
}

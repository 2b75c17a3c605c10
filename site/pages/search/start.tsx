import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { SearchCopy } from './copy/en.ts'
import { clearSearches, useRecentSearches } from './recent-searches.ts'
import { searchAddress } from './search-address.ts'
import styles from './start.module.css'
import { Suggestions } from './suggestions.tsx'

interface StartProps {
  readonly copy: SearchCopy
  readonly locale: Locale
}

/** What stands below an empty box: this browser's searches, and pages that are often looked for. */
export function Start({ copy, locale }: StartProps) {
  const { searches, cleared } = useRecentSearches()
  const { recent } = copy
  return (
    <>
      <p role="status" className="visually-hidden">
        {cleared && recent.cleared}
      </p>
      {searches.length > 0 && (
        <section className={styles.section}>
          <h2>{recent.title}</h2>
          <ul className={styles.recent}>
            {searches.map(query => (
              <li key={query}>
                <Link to={searchAddress(locale, { query })}>{query}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {recent.note}{' '}
            <button type="button" onClick={clearSearches}>
              {recent.clear}
            </button>
          </p>
        </section>
      )}
      <Suggestions copy={copy.start} locale={locale} />
    </>
  )
}

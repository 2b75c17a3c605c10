import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { maxQueryLength } from '../../../features/search/search-query.ts'
import { link } from '../../../language/link.ts'
import type { HubCopy } from './copy/en.ts'
import styles from './hub.module.css'

interface SearchProps {
  readonly copy: HubCopy
  readonly locale: Locale
}

/** The question, which goes to the search of the site: the handbooks, and whatever else answers it. */
export function Search({ copy: { hero, search }, locale }: SearchProps) {
  return (
    <section className={`grid ${styles.hero}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Phrases text={hero.heading} />
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
      </div>
      <search className={styles.search}>
        <form method="get" action={link(locale, '/search')}>
          <label htmlFor="support-search">{search.label}</label>
          <input
            id="support-search"
            type="search"
            name="q"
            placeholder={search.placeholder}
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            aria-keyshortcuts="/"
            required
          />
          <p className={styles.buttons}>
            <button type="submit" className={actionClass()}>
              {search.button}
            </button>
          </p>
        </form>
      </search>
    </section>
  )
}

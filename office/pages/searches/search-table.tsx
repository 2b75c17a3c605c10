import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { FruitlessSearch } from '../../../contract/office/fruitless-searches.ts'
import { formatDay } from '../../features/day.ts'
import { languageTitles } from '../../features/labels.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './searches.module.css'

/** Words with how often they were searched, and the texts that might have them. */
export function SearchTable({ searches }: { readonly searches: readonly FruitlessSearch[] }) {
  return (
    <ul className={styles.rows} aria-label="Searches">
      {searches.map(({ words, version, language, times, last_on }) => (
        <li key={`${language} ${version} ${words}`} className={styles.row}>
          <p className={styles.times}>{times.toLocaleString('en-US')} ×</p>
          <p className={styles.words} lang={languageTagOf(language)} dir="auto">
            {words}
          </p>
          <p className={softClass}>
            {`${version === 'site' ? 'The whole site' : version} · ${languageTitles[language]} · last on ${formatDay(last_on)}`}
          </p>
          <p className={styles.texts}>
            <Link to={`/content/handbook?${new URLSearchParams({ q: words })}`}>
              Pages<span className="visually-hidden"> that have {words} in their title</span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}

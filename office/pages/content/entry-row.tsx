import { Link } from 'react-router'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import type { EntryRowView } from '../../../contract/office/content-view.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { partTitles, stateTitles } from '../../features/content/part-titles.ts'
import styles from './content.module.css'

/** A text with the state of each part; each leads to where the part is written. */
export function EntryRow({ entry }: { readonly entry: EntryRowView }) {
  const { kind, path, title, parts } = entry
  const named = everyLocale.find(each =>
    parts.some(({ part, state }) => part === each && state !== 'missing'),
  )
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <Link to={pathOfPart({ kind, path, part: 'en' })} lang={named && languageTagOf(named)}>
          {title || path}
        </Link>
        <span className={styles.path}>{path}</span>
      </p>
      <ul className={styles.parts} aria-label={`Parts of ${title || path}`}>
        {parts.map(({ part, state, outdated }) => (
          <li key={part}>
            <Link to={pathOfPart({ kind, path, part })} className={styles.part} data-state={state}>
              <span>{partTitles[part]}</span>
              <span className={styles.state}>{outdated ? 'Outdated' : stateTitles[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { Part } from '../../../contract/office/content-parts.ts'
import type { EntryRowView } from '../../../contract/office/content-view.ts'
import { isTranslated } from '../../../contract/office/translated-parts.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { namedLanguage } from '../../features/content/named-language.ts'
import { approvalTitles, partTitles, stateTitles } from '../../features/content/part-titles.ts'
import styles from './content.module.css'

interface EntryRowProps {
  readonly entry: EntryRowView
  /** The part that the list was filtered by. */
  readonly part: Part
}

/** A translation that is missing or outdated leads to where it is made, everything else to where it is written. */
const pathTo = (entry: EntryRowView, part: Part): string => {
  const { state, outdated } = entry.parts.find(each => each.part === part) ?? {}
  const isWaiting = isTranslated(part) && (outdated === true || state === 'missing')
  return pathOfScreen(isWaiting ? 'translate' : 'write', { ...entry, part })
}

/** A text with the state of each part; each leads to where the part is written. */
export function EntryRow({ entry, part: wanted }: EntryRowProps) {
  const { path, title, parts } = entry
  const named = namedLanguage(entry)
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <Link to={pathTo(entry, wanted)} lang={named && languageTagOf(named)}>
          {title || path}
        </Link>
        <span className={styles.path}>{path}</span>
      </p>
      <ul className={styles.parts} aria-label={`Parts of ${title || path}`}>
        {parts.map(({ part, state, outdated, approval }) => (
          <li key={part}>
            <Link to={pathTo(entry, part)} className={styles.part} data-state={state}>
              <span>{partTitles[part]}</span>
              <span className={styles.state}>{stateTitles[state]}</span>
              {approval && (
                <span className={approval === 'asked' ? styles.asked : styles.state}>
                  {approvalTitles[approval]}
                </span>
              )}
              {outdated && <span className={styles.outdated}>Outdated</span>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

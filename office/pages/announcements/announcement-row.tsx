import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { WrittenAnnouncement } from '../../../contract/office/announcements.ts'
import { languageTitles } from '../../features/labels.ts'
import { rowClass } from '../../features/list-row.ts'
import { softClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { sectionTitles, stateTitles } from './announcement-titles.ts'
import styles from './announcements.module.css'

interface AnnouncementRowProps {
  readonly announcement: WrittenAnnouncement
  readonly isChosen: boolean
  readonly zone: string
}

/** An announcement with its state; it opens its form. */
export function AnnouncementRow({ announcement, isChosen, zone }: AnnouncementRowProps) {
  const { id, language, section, text, link_text, starts_at, ends_at, state, is_changed, changed_by } =
    announcement
  return (
    <li className={rowClass}>
      <p>
        <span className={styles.state} data-state={state}>
          {stateTitles[state]}
          {is_changed && ', with changes that are not published'}
        </span>
      </p>
      <p className={styles.text}>
        <Link
          to={`/site/announcements?id=${id}`}
          lang={languageTagOf(language)}
          aria-current={isChosen ? 'true' : undefined}
        >
          {text}
        </Link>{' '}
        {link_text && <span className={softClass} lang={languageTagOf(language)}>{`→ ${link_text}`}</span>}
      </p>
      <p className={softClass}>
        {`${languageTitles[language]} · ${sectionTitles[section]} · ${formatTime(starts_at, zone)} to ${formatTime(ends_at, zone)}`}
        {changed_by && ` · by ${changed_by}`}
      </p>
    </li>
  )
}

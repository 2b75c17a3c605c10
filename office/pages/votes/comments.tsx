import { languageTagOf } from '../../../contract/locale.ts'
import type { PageComment } from '../../../contract/office/ratings.ts'
import { languageTitles } from '../../features/labels.ts'
import { rowsClass, softClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import { PageLink } from './page-link.tsx'
import styles from './votes.module.css'
import type { VersionTitles } from './votes-filter.ts'

interface CommentsProps {
  readonly comments: readonly PageComment[]
  readonly now: string
  readonly zone: string
  readonly titles: VersionTitles
}

/** The comments of readers, each with its vote. */
export function Comments({ comments, now, zone, titles }: CommentsProps) {
  return (
    <ul className={rowsClass} aria-label="Comments">
      {comments.map(({ id, version, path, locale, helpful, comment, created_at }) => (
        <li key={id} className={styles.row}>
          <p className={styles.head}>
            <strong className={styles.vote} data-helpful={helpful}>
              {helpful ? 'Yes' : 'No'}
            </strong>
            <PageLink {...{ version, path, titles }} />
            <span className={softClass}>
              {languageTitles[locale]} · <Time at={created_at} {...{ now, zone }} />
            </span>
          </p>
          <VisitorText text={comment} lang={languageTagOf(locale)} block />
        </li>
      ))}
    </ul>
  )
}

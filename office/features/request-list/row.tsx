import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { RequestRow } from '../../../contract/office/request-view.ts'
import { KindDot } from '../kind-dot.tsx'
import { languageTitles, stateTitle } from '../labels.ts'
import { isLongAgo, Time } from '../time.tsx'
import { VisitorText } from '../visitor-text.tsx'
import { bulkForm } from './bulk-form.ts'
import { type Filter, requestPath } from './filter.ts'
import styles from './row.module.css'

interface RowProps {
  readonly row: RequestRow
  readonly filter: Filter
  readonly isChosen: boolean
  readonly now: string
  readonly zone: string
  /** Without a check box. */
  readonly plain?: boolean
}

/** A request in a list: who, what they wrote last, and how it stands. */
export function Row({ row, filter, isChosen, now, zone, plain = false }: RowProps) {
  const { reference, kind, state, locale, name, email, excerpt, assignee, tags, files, messages } = row
  const lang = languageTagOf(locale)
  const title = name || email
  return (
    <li
      className={styles.row}
      data-plain={plain || undefined}
      data-waits={row.waiting_since !== null || undefined}
    >
      {!plain && (
        <label className={styles.choice}>
          <input type="checkbox" form={bulkForm} name="references" value={reference} />
          <span className="visually-hidden">Choose {title}</span>
        </label>
      )}
      <Link
        to={requestPath(reference, filter)}
        className={styles.link}
        aria-current={isChosen ? 'true' : undefined}
        data-row
      >
        <span className={styles.top}>
          <KindDot kind={kind} />
          <span className={styles.name}>
            <VisitorText text={title} lang={lang} />
          </span>
          {messages > 1 && <span className={styles.messages}>{messages}</span>}
          <span className={styles.time}>
            {row.waiting_since === null ? (
              <Time at={row.updated_at} {...{ now, zone }} short />
            ) : (
              <>
                {isLongAgo(row.waiting_since, now) ? 'since' : 'waits'}{' '}
                <Time at={row.waiting_since} {...{ now, zone }} short />
              </>
            )}
          </span>
        </span>
        <span className={styles.excerpt}>
          <VisitorText text={excerpt} lang={lang} />
        </span>
        <span className={styles.meta}>
          {state !== 'received' && <span>{stateTitle(state)}</span>}
          {locale !== 'en' && <span>{languageTitles[locale]}</span>}
          {files > 0 && <span>{files === 1 ? '1 file' : `${files} files`}</span>}
          {row.snoozed_until !== null && (
            <span>
              until <Time at={row.snoozed_until} {...{ now, zone }} short />
            </span>
          )}
          {tags.map(tag => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
          <span className={styles.assignee}>{assignee?.name ?? ''}</span>
        </span>
      </Link>
    </li>
  )
}

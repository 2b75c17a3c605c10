import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RequestDetails } from '../../../../contract/office/request-view.ts'
import { KindDot } from '../../../features/kind-dot.tsx'
import { kindTitles, stateTitle } from '../../../features/labels.ts'
import { listPath } from '../../../features/request-list/filter.ts'
import { pathOfRequest } from '../../../features/request-path.ts'
import type { InboxContext } from '../inbox-context.ts'
import styles from './head.module.css'
import { Menus } from './menus.tsx'

interface HeadProps {
  readonly request: RequestDetails
  readonly inbox: InboxContext
  /** What happens at the request while it is open. */
  readonly notice: ReactNode
  readonly children: ReactNode
}

/** Who has sent a request, how it stands, and what can be done with it. */
export function Head({ request, inbox, notice, children }: HeadProps) {
  const { kind, reference, state, assignee, is_spam, merged_into } = request
  return (
    <header className={styles.head}>
      <Link to={listPath(inbox.filter)} className={styles.back}>
        ← Back to the list
      </Link>
      <div className={styles.title}>
        {children}
        <p className={styles.facts}>
          <KindDot kind={kind} /> {kindTitles[kind]} · {reference} · <strong>{stateTitle(state)}</strong>
          {is_spam && ' · Spam'} · {assignee ? assignee.name : 'Nobody’s yet'}
        </p>
      </div>
      <Menus request={request} inbox={inbox} />
      {merged_into !== null && (
        <p className={styles.banner}>
          Merged into <Link to={pathOfRequest(merged_into)}>{merged_into}</Link>.
        </p>
      )}
      {notice}
    </header>
  )
}

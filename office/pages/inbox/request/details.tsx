import { Link } from 'react-router'
import { buttonClass } from '../../../features/controls.tsx'
import { KindDot } from '../../../features/kind-dot.tsx'
import { languageTitles, stateTitle, teamTitles } from '../../../features/labels.ts'
import { PersonButton } from '../../../features/person-button.tsx'
import { requestPath } from '../../../features/request-list/filter.ts'
import { pathOfDecision } from '../../../features/request-path.ts'
import { formatTime, Time } from '../../../features/time.tsx'
import { VisitorText } from '../../../features/visitor-text.tsx'
import type { InboxContext } from '../inbox-context.ts'
import styles from './details.module.css'
import type { RequestData } from './request-data.ts'

interface DetailsProps {
  readonly data: RequestData
  readonly inbox: InboxContext
}

/** Facts about a request and its sender, and what else they have sent. */
export function Details({ data, inbox }: DetailsProps) {
  const { request, may, now } = data
  const { email, locale, team, tags, created_at, erase_at, snoozed_until, has_account, merged } = request
  const { filter } = inbox
  const zone = inbox.me.time_zone
  return (
    <aside className={styles.details} aria-label="Details">
      <dl className={styles.facts}>
        <dt>Address</dt>
        <dd>
          <VisitorText text={email} />
        </dd>
        <dt>Language</dt>
        <dd>{languageTitles[locale]}</dd>
        <dt>Account</dt>
        <dd>{has_account ? 'Yes' : 'None'}</dd>
        <dt>Team</dt>
        <dd>{teamTitles[team]}</dd>
        <dt>Received</dt>
        <dd>{formatTime(created_at, zone)}</dd>
        {snoozed_until !== null && (
          <>
            <dt>Snoozed until</dt>
            <dd>{formatTime(snoozed_until, zone)}</dd>
          </>
        )}
        {tags.length > 0 && (
          <>
            <dt>Tags</dt>
            <dd>{tags.join(', ')}</dd>
          </>
        )}
        {merged.length > 0 && (
          <>
            <dt>Merged in</dt>
            <dd>{merged.join(', ')}</dd>
          </>
        )}
        {erase_at !== null && (
          <>
            <dt>Erased on</dt>
            <dd>{formatTime(erase_at, zone)}</dd>
          </>
        )}
      </dl>
      {request.kind === 'permission' && may.decide && (
        <Link to={pathOfDecision(request.reference)} className={buttonClass()}>
          {request.next_states.length > 0 ? 'Decide' : 'What was decided'}
        </Link>
      )}
      {may.readPerson && <PersonButton email={email} />}
      <h2>From the same sender</h2>
      {request.others.length === 0 ? (
        <p className={styles.none}>Nothing else.</p>
      ) : (
        <ul className={styles.others}>
          {request.others.map(other => (
            <li key={other.reference}>
              <Link to={requestPath(other.reference, filter)} className={styles.other}>
                <span className={styles.top}>
                  <KindDot kind={other.kind} /> {stateTitle(other.state)}
                  <span className={styles.at}>
                    <Time at={other.updated_at} {...{ now, zone }} short />
                  </span>
                </span>
                <VisitorText text={other.excerpt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

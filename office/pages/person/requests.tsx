import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { Person } from '../../../contract/office/people.ts'
import { count } from '../../features/count.ts'
import { KindDot } from '../../features/kind-dot.tsx'
import { kindTitles, stateTitle } from '../../features/labels.ts'
import { pathOfRequest } from '../../features/request-path.ts'
import { emptyClass, Pages, rowsClass, softClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import styles from './person.module.css'

interface RequestsProps {
  readonly person: Person
  /** Whether this is not the first page. */
  readonly isLater: boolean
  readonly now: string
  readonly zone: string
}

/** A page of the requests under the address, newest first, with the number of all of them. */
export function Requests({ person, isLater, now, zone }: RequestsProps) {
  const { key, requests, requests_total, next_cursor } = person
  const path = `/people/${key}`
  return (
    <section aria-labelledby="requests-title" className={styles.part} id="requests">
      <h2 id="requests-title">Requests of your teams</h2>
      {(isLater || next_cursor !== null) && (
        <p className={softClass}>
          {count(requests.length, 'request')} of {requests_total.toLocaleString('en-US')}, newest first.
        </p>
      )}
      {requests.length === 0 ? (
        <p className={emptyClass}>There is none{isLater && ' on this page'}.</p>
      ) : (
        <ul className={rowsClass}>
          {requests.map(({ reference, kind, state, locale, excerpt, updated_at }) => (
            <li key={reference} className={styles.row}>
              <Link to={`${pathOfRequest(reference)}?kind=${kind}`} className={styles.link}>
                <span className={styles.top}>
                  <KindDot kind={kind} /> {kindTitles[kind]}{' '}
                  <span className={softClass}>
                    {reference} · {stateTitle(state)} · <Time at={updated_at} {...{ now, zone }} />
                  </span>
                </span>
                <span className={styles.excerpt}>
                  <VisitorText text={excerpt} lang={languageTagOf(locale)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pages
        first={isLater ? `${path}#requests` : null}
        next={
          next_cursor === null ? null : `${path}?${new URLSearchParams({ cursor: next_cursor })}#requests`
        }
      />
    </section>
  )
}

import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { link } from '../../language/link.ts'
import type { StatusCopy } from './copy/en.ts'
import { Incident } from './incident.tsx'
import styles from './incidents.module.css'
import type { IncidentView, StatusView } from './load-status.ts'

interface IncidentsProps {
  readonly copy: StatusCopy
  readonly locale: Locale
  readonly incidents: StatusView['incidents']
}

/** What is not over yet, before everything else. */
export function OpenIncidents({ copy, incidents }: IncidentsProps) {
  const { open, planned } = copy.incidents
  const isPlanned = ({ state }: IncidentView) => state === 'planned'
  const current = incidents.filter(each => !each.isOver)
  return [
    [open, current.filter(each => !isPlanned(each))] as const,
    [planned, current.filter(isPlanned)] as const,
  ].map(
    ([title, list]) =>
      list.length > 0 && (
        <section key={title} className={`grid ${styles.open}`}>
          <h2 className={styles.heading}>{title}</h2>
          <div className={styles.list}>
            {list.map(incident => (
              <Incident key={incident.id} {...{ copy, incident }} />
            ))}
          </div>
        </section>
      ),
  )
}

/** What was reported within 90 days and is over. */
export function PastIncidents({ copy, locale, incidents }: IncidentsProps) {
  const past = incidents.filter(each => each.isOver)
  return (
    <section className={`grid ${styles.past}`}>
      <h2 className={styles.heading}>{copy.incidents.past}</h2>
      <div className={styles.list}>
        {past.length === 0 && <p className={styles.none}>{copy.incidents.none}</p>}
        {past.map(incident => (
          <Incident key={incident.id} {...{ copy, incident }} />
        ))}
        <p className={styles.links}>
          <a className={moreClass} href={link(locale, '/status/feed.xml')}>
            {copy.incidents.feed}
          </a>
          <Link className={moreClass} to={link(locale, '/support')}>
            {copy.incidents.support}
          </Link>
        </p>
      </div>
    </section>
  )
}

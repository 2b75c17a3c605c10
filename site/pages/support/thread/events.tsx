import type { Locale } from '../../../../contract/locale.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import { formatDate } from '../../../../ui/language/format.ts'
import { formatBytes } from '../../../../ui/language/format-bytes.ts'
import type { ThreadCopy } from './copy/en.ts'
import styles from './thread.module.css'
import type { ThreadView } from './view.ts'

interface EventsProps {
  readonly copy: ThreadCopy
  readonly events: RequestThread['events']
  readonly states: ThreadView['states']
  readonly locale: Locale
  /** The sender has just added something. */
  readonly sent: boolean
}

/** The events of a request, the oldest first. */
export function Events({ copy, events, states, locale, sent }: EventsProps) {
  const by = { visitor: copy.byYou, staff: copy.byUs, system: copy.bySystem }
  return (
    <section id="events" className={styles.events}>
      <h2 tabIndex={-1}>{copy.events}</h2>
      <ol>
        {events.map(event => (
          <li key={event.id} data-by={event.by}>
            <p className={styles.when}>
              <strong>{by[event.by]}</strong>
              <time dateTime={event.at}>{formatDate(event.at, locale)}</time>
            </p>
            {event.state && <p>{states[event.state]?.title ?? event.state}</p>}
            {event.text && <p className={styles.said}>{event.text}</p>}
            {event.files.length > 0 && (
              <ul aria-label={copy.files}>
                {event.files.map(({ id, name, size, path }) => (
                  <li key={id}>
                    <a href={path} download>
                      <bdi>{name}</bdi>
                    </a>{' '}
                    <small>{formatBytes(size, locale)}</small>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {sent && (
        <p className={styles.done} role="status">
          {copy.reply.done}
        </p>
      )}
    </section>
  )
}

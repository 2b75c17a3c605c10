import { languageTagOf } from '../../../../contract/locale.ts'
import type { OfficeEvent } from '../../../../contract/office/request-view.ts'
import { VisitorText } from '../../../features/visitor-text.tsx'
import type { InboxContext } from '../inbox-context.ts'
import { Event } from './event.tsx'
import { Files } from './files.tsx'
import type { RequestData } from './request-data.ts'
import styles from './thread.module.css'

interface ThreadProps {
  readonly data: RequestData
  readonly inbox: InboxContext
}

/** What was sent with the form, and everything since, oldest first. */
export function Thread({ data, inbox }: ThreadProps) {
  const { request, answers, now } = data
  const { name, email, locale, created_at, attachments, events } = request
  const zone = inbox.me.time_zone
  const lang = languageTagOf(locale)
  return (
    <ol className={styles.thread} aria-label="Thread">
      <Event
        by="visitor"
        who={<VisitorText text={name || email} lang={lang} />}
        at={created_at}
        {...{ now, zone }}
      >
        <dl className={styles.answers}>
          {answers.map(({ field, label, values, isLong }) => (
            <div key={field} className={styles.answer} data-long={isLong || undefined}>
              <dt>{label}</dt>
              <dd>
                {values.map(value => (
                  <VisitorText key={value} text={value} lang={lang} block />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Files files={attachments} lang={lang} />
      </Event>
      {events
        .filter(event => !isArrival(event))
        .map(event => (
          <Event
            key={event.id}
            event={event}
            by={event.kind === 'note' ? 'note' : event.by}
            who={
              event.by === 'visitor' ? (
                <VisitorText text={name || email} lang={lang} />
              ) : (
                (event.staff?.name ?? 'The site')
              )
            }
            at={event.at}
            version={request.version}
            {...{ now, zone }}
          >
            {event.text !== null && <VisitorText text={event.text} lang={event.lang} block />}
            <Files files={event.files} lang={lang} />
          </Event>
        ))}
    </ol>
  )
}

/** The first event of a request says only that it came, as the form above it does. */
const isArrival = ({ by, state, text, files }: OfficeEvent) =>
  by === 'visitor' && state === 'received' && text === null && files.length === 0

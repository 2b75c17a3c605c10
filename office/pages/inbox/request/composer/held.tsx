import type { OfficeEvent } from '../../../../../contract/office/request-view.ts'
import { Time } from '../../../../features/time.tsx'
import { VisitorText } from '../../../../features/visitor-text.tsx'
import type { InboxContext } from '../../inbox-context.ts'
import styles from './composer.module.css'

interface HeldProps {
  readonly events: readonly OfficeEvent[]
  readonly inbox: InboxContext
  readonly now: string
}

/** What came in while a reply was written. */
export function Held({ events, inbox, now }: HeldProps) {
  return (
    <ul className={styles.held} aria-label="What came in">
      {events.map(({ id, staff, at, text, lang, state }) => (
        <li key={id}>
          <strong>{staff?.name ?? 'The sender'}</strong> <Time {...{ at, now }} zone={inbox.me.time_zone} />
          <VisitorText text={text ?? state ?? ''} lang={lang} block />
        </li>
      ))}
    </ul>
  )
}

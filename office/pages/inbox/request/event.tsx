import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { OfficeEvent } from '../../../../contract/office/request-view.ts'
import { Button } from '../../../features/controls.tsx'
import { stateTitle } from '../../../features/labels.ts'
import { Time } from '../../../features/time.tsx'
import styles from './event.module.css'

interface EventProps {
  /** null: the form itself. */
  readonly event?: OfficeEvent
  readonly by: OfficeEvent['by'] | 'note'
  readonly who: ReactNode
  readonly at: string
  readonly now: string
  readonly zone: string
  readonly version?: number
  readonly children: ReactNode
}

const mailTitles = {
  held: 'leaves in a moment',
  queued: 'on its way',
  sent: 'sent',
  failed: 'not delivered',
} as const

/** An event of a thread: a message as a sheet, a note as a slip, a change as a line. */
export function Event({ event, by, who, at, now, zone, version, children }: EventProps) {
  const isMessage = event === undefined || event.kind === 'message' || event.kind === 'note'
  if (!isMessage) {
    return (
      <li className={styles.change}>
        <span>
          {who} {changeOf(event)}
        </span>
        <Time {...{ at, now, zone }} short />
      </li>
    )
  }
  return (
    <li className={styles.event} data-by={by}>
      <div className={styles.head}>
        <strong>{who}</strong>
        {by === 'note' && <span className={styles.kind}>internal note</span>}
        {event?.mail && (
          <span className={styles.kind} data-state={event.mail.state}>
            {mailTitles[event.mail.state]}
          </span>
        )}
        <span className={styles.at}>
          <Time {...{ at, now, zone }} />
        </span>
        {event && by === 'visitor' && version !== undefined && (
          <Form method="post" className={styles.split}>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="event" value={event.id} />
            <Button
              look="plain"
              name="act"
              value="split"
              aria-label="Split: make it a request of its own"
              title="Make it a request of its own"
            >
              Split
            </Button>
          </Form>
        )}
      </div>
      {children}
    </li>
  )
}

function changeOf({ kind, state, text }: OfficeEvent): string {
  if (kind === 'state' || kind === 'decision')
    return `changed the state to ${stateTitle(state ?? '').toLowerCase()}`
  if (kind === 'assign') return text ? `assigned it to ${text}` : 'assigned it'
  if (kind === 'snooze') return 'snoozed it'
  if (kind === 'spam') return text === 'cleared' ? 'marked it as not spam' : 'marked it as spam'
  if (kind === 'tag') return text ? `changed the tags: ${text}` : 'changed the tags'
  return text ?? 'merged it'
}

import { Form } from 'react-router'
import type { StaffMember } from '../../../contract/office/staff.ts'
import { Button } from '../../features/controls.tsx'
import { cardClass, softClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import styles from './staff-member.module.css'

interface SessionsProps {
  readonly member: StaffMember
  readonly isMe: boolean
  readonly now: string
  readonly zone: string
}

/** The sessions of a member of staff, which end together. */
export function Sessions({ member: { id, sessions }, isMe, now, zone }: SessionsProps) {
  return (
    <section className={cardClass} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      {sessions.length === 0 ? (
        <p className={softClass}>They are logged in nowhere.</p>
      ) : (
        <ul className={styles.list}>
          {sessions.map(({ id: session, device, created_at, last_seen_at }) => (
            <li key={session}>
              {device || 'Unknown device'}{' '}
              <span className={softClass}>
                since <Time at={created_at} {...{ now, zone }} />, used{' '}
                <Time at={last_seen_at} {...{ now, zone }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isMe && sessions.length > 0 && (
        <Form method="post" action={`/staff/${id}`}>
          <Button name="act" value="end-sessions">
            End all of them
          </Button>
        </Form>
      )}
    </section>
  )
}

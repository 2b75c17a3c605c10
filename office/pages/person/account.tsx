import { Form, Link } from 'react-router'
import type { Person } from '../../../contract/office/people.ts'
import { Button, buttonClass, Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { cardClass, Notice } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import { elevatePath } from '../../request/elevate-first.ts'
import styles from './person.module.css'

interface AccountProps {
  readonly person: Person
  readonly zone: string
  readonly canLogOut: boolean
  readonly isElevated: boolean
  /** The number of sessions that were ended just now; null: none were asked to end. */
  readonly ended: number | null
  readonly fault: string | null
}

/** The account of the address, and the end of its sessions, which needs a recent authentication. */
export function Account({ person, zone, canLogOut, isElevated, ended, fault }: AccountProps) {
  const path = `/people/${person.key}`
  return (
    <section className={cardClass} aria-labelledby="account-title" id="account">
      <h2 id="account-title">Account</h2>
      {fault && <Fault>{fault}</Fault>}
      {ended !== null && (
        <Notice>
          {ended === 0
            ? 'The account was logged in nowhere.'
            : `The account is logged out everywhere: ${count(ended, 'session')} ended.`}
        </Notice>
      )}
      {person.accounts.map(({ id, username, active, created_at }) => (
        <p key={id}>
          <VisitorText text={username} />, {active ? 'active' : 'not active'}, since{' '}
          {formatTime(created_at, zone)}
        </p>
      ))}
      {canLogOut &&
        (isElevated ? (
          <Form method="post" action={`${path}#account`} className={styles.act} preventScrollReset>
            <p>Ends every session of the account. Its password and its passkeys stay as they are.</p>
            <Button name="act" value="log-out">
              Log out everywhere
            </Button>
          </Form>
        ) : (
          <p>
            Logging it out everywhere needs a confirmation that it is you, good for ten minutes.{' '}
            <Link to={elevatePath(`${path}#account`)} className={buttonClass()}>
              Confirm that it is you
            </Link>
          </p>
        ))}
    </section>
  )
}

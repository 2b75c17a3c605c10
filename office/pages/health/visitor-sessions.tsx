import { Form, Link } from 'react-router'
import { Button, buttonClass, Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { cardClass, Notice } from '../../features/screen.tsx'
import { elevatePath } from '../../request/elevate-first.ts'
import styles from './health.module.css'

interface VisitorSessionsProps {
  readonly isElevated: boolean
  /** The number of sessions that were ended just now; null: none were asked to end. */
  readonly ended: number | null
  readonly fault: string | null
}

/** Logs every visitor out, for instance when sessions may have been stolen. Needs a recent authentication. */
export function VisitorSessions({ isElevated, ended, fault }: VisitorSessionsProps) {
  return (
    <section className={cardClass} aria-labelledby="sessions-title" id="sessions">
      <h2 id="sessions-title">Sessions of visitors</h2>
      {fault && <Fault>{fault}</Fault>}
      {ended !== null && <Notice>Every visitor is logged out: {count(ended, 'session')} ended.</Notice>}
      <p>
        When sessions may have been stolen, log every visitor out. One person is logged out on{' '}
        <Link to="/people">their own page</Link>.
      </p>
      {isElevated ? (
        <Disclosure label="Log every visitor out…" isOpen={fault !== null}>
          <Form method="post" action="/health#sessions" preventScrollReset>
            <p>
              Everybody with an account has to log in again, on every device, and what they have not sent may
              be lost. Staff stay logged in. That cannot be undone.
            </p>
            <label className={styles.confirm} key={ended}>
              <input type="checkbox" name="confirmed" required /> I have read this.
            </label>
            <Button look="main" name="act" value="log-everybody-out">
              Log every visitor out
            </Button>
          </Form>
        </Disclosure>
      ) : (
        <p>
          That needs a confirmation that it is you, good for ten minutes.{' '}
          <Link to={elevatePath('/health#sessions')} className={buttonClass()}>
            Confirm
          </Link>
        </p>
      )}
    </section>
  )
}

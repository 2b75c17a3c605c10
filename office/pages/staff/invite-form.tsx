import { Form, Link } from 'react-router'
import { Button, buttonClass, Fault, Field } from '../../features/controls.tsx'
import { cardClass } from '../../features/screen.tsx'
import { AccessFields } from '../../features/staff/access-fields.tsx'
import { SendBox } from '../../features/staff/send-box.tsx'
import { elevatePath } from '../../request/elevate-first.ts'
import type { InviteOutcome } from './invite-staff.ts'
import styles from './staff.module.css'

interface InviteFormProps {
  /** Whether the caller has confirmed within ten minutes that it is them. */
  readonly isElevated: boolean
  readonly outcome: InviteOutcome | null
}

/** Invites a member of staff; what was typed stays after a refusal. */
export function InviteForm({ isElevated, outcome }: InviteFormProps) {
  if (!isElevated && outcome === null)
    return (
      <p>
        Inviting somebody needs a confirmation that it is you, good for ten minutes.{' '}
        <Link to={elevatePath('/staff')} className={buttonClass()}>
          Confirm
        </Link>
      </p>
    )
  return (
    <Form
      method="post"
      action="/staff"
      className={[cardClass, styles.invite].join(' ')}
      aria-labelledby="invite-title"
    >
      <h2 id="invite-title">Invite somebody</h2>
      {outcome && (
        <Fault>
          {outcome.fault}{' '}
          {outcome.isToConfirm && (
            <a href={`/office${elevatePath('/staff')}`} target="_blank" rel="noopener">
              Confirm in a new tab
            </a>
          )}
        </Fault>
      )}
      <div className={styles.pair}>
        <Field
          label="Email address"
          name="email"
          type="email"
          defaultValue={outcome?.email}
          maxLength={254}
          autoComplete="off"
          required
        />
        <Field
          label="Name"
          name="name"
          defaultValue={outcome?.name}
          maxLength={100}
          autoComplete="off"
          help="They can change it when they accept."
        />
      </div>
      <AccessFields held={outcome?.roles ?? []} languages={outcome?.languages ?? []} />
      <SendBox isSent={outcome?.send ?? true} />
      <div>
        <Button look="main">Invite</Button>
      </div>
    </Form>
  )
}

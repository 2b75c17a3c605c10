import { Form, Link } from 'react-router'
import type { StaffMember } from '../../../contract/office/staff.ts'
import { Button, buttonClass, Fault } from '../../features/controls.tsx'
import { cardClass, softClass } from '../../features/screen.tsx'
import { AccessFields } from '../../features/staff/access-fields.tsx'
import { SendBox } from '../../features/staff/send-box.tsx'
import { elevatePath } from '../../request/elevate-first.ts'
import type { StaffOutcome } from './perform-act.ts'
import styles from './staff-member.module.css'

interface AccessFormsProps {
  readonly member: StaffMember
  readonly outcome: StaffOutcome | null
  readonly isElevated: boolean
}

/** Changes roles, resets the credentials, removes a member of staff. */
export function AccessForms({ member, outcome, isElevated }: AccessFormsProps) {
  const { id, state, roles, languages } = member
  const action = `/staff/${id}`
  return (
    <>
      {outcome && <Fault>{outcome.fault}</Fault>}
      {!isElevated && (
        <p>
          Changes need a confirmation that it is you, good for ten minutes.{' '}
          <Link to={elevatePath(action)} className={buttonClass()}>
            Confirm
          </Link>
        </p>
      )}
      <Form method="post" action={action} className={cardClass} aria-labelledby="access-title">
        <h2 id="access-title">Access</h2>
        <AccessFields held={roles} languages={languages} />
        <p className={softClass}>
          A change ends their sessions; what they are typing is kept in their browser.
        </p>
        <div>
          <Button look="main" name="act" value="change">
            Change
          </Button>
        </div>
      </Form>
      <Form method="post" action={action} className={cardClass} aria-labelledby="reset-title">
        <h2 id="reset-title">{state === 'invited' ? 'A new invitation' : 'Lost password or factors'}</h2>
        <p>
          {state === 'invited'
            ? 'Makes a new link; the one before works no longer.'
            : 'Removes password, second factors and sessions, and makes a link to choose new ones. Make sure that it is really them who asks.'}
        </p>
        <SendBox isSent />
        <div>
          <Button name="act" value="reset">
            {state === 'invited' ? 'Make a new link' : 'Reset'}
          </Button>
        </div>
      </Form>
      <Form method="post" action={action} className={cardClass} aria-labelledby="remove-title">
        <h2 id="remove-title">Remove</h2>
        <label className={styles.confirm}>
          <input type="checkbox" name="confirmed" /> They lose their access at once. What they did keeps their
          name.
        </label>
        <div>
          <Button name="act" value="remove">
            Remove from staff
          </Button>
        </div>
      </Form>
    </>
  )
}

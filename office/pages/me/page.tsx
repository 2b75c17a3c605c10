import { data, Form, Link, redirect, useOutletContext } from 'react-router'
import { Button, buttonClass, Fault, Field } from '../../features/controls.tsx'
import { roleTitles } from '../../features/labels.ts'
import { RecoveryCodes } from '../../features/recovery-codes.tsx'
import { Screen, softClass } from '../../features/screen.tsx'
import { formatTime, Time } from '../../features/time.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './me.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { sessions } = await context.get(officeRequest).office.listOwnSessions()
  return { sessions, now: new Date().toISOString() }
}

const elevate = () => redirect('/elevate?to=%2Fme')

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const form = await request.formData()
    const id = String(form.get('id') ?? '')
    const { office } = context.get(officeRequest)
    try {
      switch (form.get('act')) {
        case 'shortcuts':
          await office.changeMe({ body: { shortcuts: form.get('value') === 'on' } })
          break
        case 'waiting-mail':
          await office.changeMe({ body: { waiting_mail: form.get('value') === 'on' } })
          break
        case 'time-zone':
          await office.changeMe({ body: { time_zone: String(form.get('time_zone') ?? '').trim() } })
          break
        case 'end-session':
          await office.endOwnSession({ params: { id } })
          break
        case 'remove-passkey':
          await office.removePasskey({ params: { id } })
          break
        case 'recovery-codes': {
          const { recovery_codes } = await office.renewRecoveryCodes()
          return { codes: recovery_codes }
        }
        default:
          throw data(null, { status: 422 })
      }
    } catch (error) {
      if (isRefusal(error, 403)) return elevate()
      if (isRefusal(error, 409))
        return data({ fault: 'It is your last second factor: set up another one first.' }, 409)
      if (isRefusal(error, 422))
        return data({ fault: 'This time zone is not known. Take a name such as Australia/Hobart.' }, 422)
      throw error
    }
    return redirect('/me')
  })

/** What the member of staff sees of themselves: factors, sessions, preferences. */
export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { me } = useOutletContext<SignedInData>()
  const { sessions, now } = loaderData
  const zone = me.time_zone
  const fault = actionData && 'fault' in actionData ? actionData.fault : null
  const codes = actionData && 'codes' in actionData ? actionData.codes : null
  const isElevated = me.elevated_until !== null
  return (
    <Screen
      title="My account"
      beside={
        <p className={softClass}>
          {me.name} · {me.email} · {me.roles.map(role => roleTitles[role]).join(', ')}
        </p>
      }
    >
      {fault && <Fault>{fault}</Fault>}
      {codes && <RecoveryCodes codes={codes} />}

      <section className={styles.part}>
        <h2>Second factors</h2>
        <div className={styles.content}>
          <p className={softClass}>
            {isElevated ? (
              'You have confirmed that it is you: for some minutes you can change these.'
            ) : (
              <>
                To change these, confirm first that it is you. <Link to="/elevate?to=%2Fme">Confirm</Link>
              </>
            )}
          </p>
          <ul className={styles.list}>
            <li>
              <span>Authenticator app</span>
              <span className={softClass}>{me.has_totp ? 'set up' : 'none'}</span>
            </li>
            {me.passkeys.map(({ id, name, created_at, last_used_at }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={softClass}>
                  {last_used_at === null ? (
                    <>made {formatTime(created_at, zone)}</>
                  ) : (
                    <>
                      used <Time at={last_used_at} {...{ now, zone }} />
                    </>
                  )}
                </span>
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button name="act" value="remove-passkey">
                    Remove
                  </Button>
                </Form>
              </li>
            ))}
            <li>
              <span>Recovery codes</span>
              <span className={softClass}>{me.recovery_codes_left} left</span>
              <Form method="post">
                <Button name="act" value="recovery-codes">
                  Ten new ones
                </Button>
              </Form>
            </li>
          </ul>
          <Link className={buttonClass()} to="/enrol?to=%2Fme">
            Add a factor
          </Link>
        </div>
      </section>

      <section className={styles.part} id="shortcuts">
        <h2>Preferences</h2>
        <div className={styles.content}>
          <Form method="post" className={styles.row}>
            <p>
              Shortcuts of single keys are <strong>{me.shortcuts ? 'on' : 'off'}</strong>.
            </p>
            <input type="hidden" name="value" value={me.shortcuts ? 'off' : 'on'} />
            <Button name="act" value="shortcuts">
              Turn them {me.shortcuts ? 'off' : 'on'}
            </Button>
          </Form>
          <Form method="post" className={styles.row} id="waiting">
            <p>
              The mail about what waits for you, on weekdays at 8 in Hobart, is{' '}
              <strong>{me.waiting_mail ? 'on' : 'off'}</strong>. Nothing waits: no mail.
            </p>
            <input type="hidden" name="value" value={me.waiting_mail ? 'off' : 'on'} />
            <Button name="act" value="waiting-mail">
              Turn it {me.waiting_mail ? 'off' : 'on'}
            </Button>
          </Form>
          <Form method="post" className={styles.row}>
            <Field label="Time zone" name="time_zone" defaultValue={zone} maxLength={60} list="zones" />
            <datalist id="zones">
              {[
                'Australia/Hobart',
                'Asia/Tokyo',
                'Asia/Shanghai',
                'Europe/Berlin',
                'America/Los_Angeles',
              ].map(each => (
                <option key={each} value={each} />
              ))}
            </datalist>
            <Button name="act" value="time-zone">
              Change
            </Button>
          </Form>
        </div>
      </section>

      <section className={styles.part}>
        <h2>Sessions</h2>
        <ul className={styles.list}>
          {sessions.map(({ id, device, last_seen_at, current }) => (
            <li key={id}>
              <span>{device || 'Unknown device'}</span>
              <span className={softClass}>
                {current ? 'this one' : <Time at={last_seen_at} {...{ now, zone }} />}
              </span>
              {!current && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button name="act" value="end-session">
                    End it
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Screen>
  )
}

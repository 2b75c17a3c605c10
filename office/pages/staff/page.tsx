import { Link, useOutletContext } from 'react-router'
import { roleTitles } from '../../features/labels.ts'
import { leadClass, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import { LinkCard } from '../../features/staff/link-card.tsx'
import { Time } from '../../features/time.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { InviteForm } from './invite-form.tsx'
import { inviteStaff } from './invite-staff.ts'
import styles from './staff.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { staff } = await context.get(officeRequest).office.listStaff()
  const removed = staff.find(({ id }) => id === url.searchParams.get('removed'))
  return {
    staff,
    removed: removed?.state === 'removed' ? removed.email : null,
    now: new Date().toISOString(),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => inviteStaff(context.get(officeRequest).office, await request.formData()))

const stateTitles = { invited: 'Invited', active: '', removed: 'Removed' } as const

/** Everybody who works in the office. */
export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, removed, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const zone = me.time_zone
  const made = actionData && 'link' in actionData ? actionData : null
  const outcome = actionData && 'fault' in actionData ? actionData : null
  return (
    <Screen title="Staff">
      {removed && (
        <p role="status" className={softClass}>
          {removed} has no access any more. What they did keeps their name.
        </p>
      )}
      <p className={leadClass}>
        Members of staff are no visitors: an account of the gallery opens nothing here. Everybody has a
        password and a second factor, or a passkey.
      </p>
      {made && <LinkCard {...made} />}
      <ul className={rowsClass} aria-label="Members of staff">
        {staff.map(({ id, name, email, state, roles, last_seen_at, link_expires_at }) => (
          <li key={id} className={styles.row} data-removed={state === 'removed' ? '' : undefined}>
            <p className={styles.who}>
              <Link to={`/staff/${id}`}>{name || email}</Link>
              {id === me.id && <span className={softClass}>you</span>}
              {stateTitles[state] && <span className={styles.state}>{stateTitles[state]}</span>}
            </p>
            <p className={softClass}>
              {name && `${email} · `}
              {roles.map(role => roleTitles[role]).join(', ')}
            </p>
            <p className={softClass}>
              {last_seen_at !== null && (
                <>
                  here <Time at={last_seen_at} {...{ now, zone }} />
                </>
              )}
              {link_expires_at !== null && (
                <>
                  the link ends <Time at={link_expires_at} {...{ now, zone }} />
                </>
              )}
              {state === 'invited' && link_expires_at === null && 'the link has ended'}
            </p>
          </li>
        ))}
      </ul>
      <InviteForm key={made?.id} isElevated={me.elevated_until !== null} outcome={outcome} />
    </Screen>
  )
}

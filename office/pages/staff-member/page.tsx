import { Link, useOutletContext } from 'react-router'
import { languageTitles, roleTitles } from '../../features/labels.ts'
import { factsClass, Notice, Screen } from '../../features/screen.tsx'
import { LinkCard } from '../../features/staff/link-card.tsx'
import { formatTime } from '../../features/time.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { AccessForms } from './access-forms.tsx'
import { performStaffAct } from './perform-act.ts'
import { Sessions } from './sessions.tsx'

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const member = await context.get(officeRequest).office.getStaffMember({ params: { id } })
  const done = (['changed', 'ended'] as const).find(each => url.searchParams.has(each)) ?? null
  return { member, done, now: new Date().toISOString() }
}

export const action = ({ request, params: { id }, context }: Route.ActionArgs) =>
  endedOr(async () => performStaffAct(context.get(officeRequest).office, id, await request.formData()))

const stateTitles = { invited: 'Invited', active: 'Active', removed: 'Removed' } as const
const doneSentences = {
  changed: 'Changed. Their sessions have ended, and the next one has the new roles.',
  ended: 'Their sessions have ended.',
} as const

/** A member of staff: access, second factors, sessions. */
export default function StaffMemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, done, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const { id, name, email, state, roles, languages, passkeys, created_at } = member
  const zone = me.time_zone
  const made = actionData && 'link' in actionData ? actionData : null
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const factors = [
    member.has_totp && 'authenticator app',
    passkeys > 0 && (passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`),
    member.recovery_codes_left > 0 && `${member.recovery_codes_left} recovery codes`,
  ].filter(Boolean)
  return (
    <Screen title={name || email} beside={<Link to="/staff">All staff</Link>}>
      {done && !outcome && <Notice>{doneSentences[done]}</Notice>}
      {made && <LinkCard email={email} {...made} />}
      <dl className={factsClass}>
        <dt>Address</dt>
        <dd>{email}</dd>
        <dt>State</dt>
        <dd>
          {stateTitles[state]}, added {formatTime(created_at, zone)}
          {member.link_expires_at !== null &&
            `; a link is good until ${formatTime(member.link_expires_at, zone)}`}
        </dd>
        <dt>Roles</dt>
        <dd>{roles.map(role => roleTitles[role]).join(', ') || '–'}</dd>
        {languages.length > 0 && (
          <>
            <dt>Languages</dt>
            <dd>{languages.map(language => languageTitles[language]).join(', ')}</dd>
          </>
        )}
        <dt>Second factors</dt>
        <dd>{factors.join(', ') || 'none yet'}</dd>
        <dt>Acts</dt>
        <dd>
          <Link to={`/audit?staff=${id}`}>In the audit log</Link>
        </dd>
      </dl>
      {state !== 'removed' && <Sessions {...{ member, now, zone }} isMe={id === me.id} />}
      {id === me.id ? (
        <p>
          This is you: another administrator changes your access. Your factors and sessions are in{' '}
          <Link to="/me">My account</Link>.
        </p>
      ) : (
        state !== 'removed' && (
          <AccessForms {...{ member, outcome }} isElevated={me.elevated_until !== null} />
        )
      )}
    </Screen>
  )
}

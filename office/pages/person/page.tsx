import { Link, redirect, useOutletContext } from 'react-router'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { formatDay } from '../../features/day.ts'
import { languageTitles } from '../../features/labels.ts'
import { factsClass, rowsClass, Screen } from '../../features/screen.tsx'
import { suppressionTitles } from '../../features/suppression-titles.ts'
import { formatTime } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import { Account } from './account.tsx'
import { Data } from './data.tsx'
import { performPersonAct } from './perform-act.ts'
import styles from './person.module.css'
import { newsletterTitles } from './person-facts.ts'
import { Requests } from './requests.tsx'

export async function loader({ params: { key }, url, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const query = { ...(cursor && { cursor }), limit: 50 }
  const { office } = context.get(officeRequest)
  const person = await office.getPerson({ params: { key }, query }).catch(error => {
    // A cursor that is none: the list begins at the top.
    if (isRefusal(error, 400) && cursor) throw redirect(`/people/${key}`)
    throw error
  })
  const ended = /^\d{1,6}$/.exec(url.searchParams.get('ended') ?? '')
  return {
    person,
    isLater: Boolean(cursor),
    ended: ended && Number(ended[0]),
    now: new Date().toISOString(),
  }
}

export const action = ({ request, params: { key }, context }: Route.ActionArgs) =>
  endedOr(async () => performPersonAct(context, key, await request.formData()))

/** Everything under one address. */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isLater, ended, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const { email, names, locales, licences, newsletter, suppression, accounts } = person
  const refused = actionData && 'fault' in actionData ? actionData : null
  const faultOf = (part: 'account' | 'data') => (refused?.part === part ? refused.fault : null)
  const [zone, isElevated] = [me.time_zone, me.elevated_until !== null]
  return (
    <Screen title={names[0] || email} beside={<Link to="/people">Find somebody else</Link>}>
      <dl className={factsClass}>
        <dt>Address</dt>
        <dd>
          <VisitorText text={email} />
        </dd>
        {names.length > 1 && (
          <>
            <dt>Names</dt>
            <dd>
              {names.map((name, at) => (
                <span key={name}>
                  {at > 0 && ', '}
                  <VisitorText text={name} />
                </span>
              ))}
            </dd>
          </>
        )}
        <dt>Languages</dt>
        <dd>
          {locales.map(locale => languageTitles[locale as keyof typeof languageTitles]).join(', ') || '–'}
        </dd>
        <dt>Newsletter</dt>
        <dd>
          {newsletterTitles[newsletter]}
          {suppression && `: ${suppressionTitles[suppression.reason]}`}
          {suppression?.since && `, ${formatTime(suppression.since, zone)}`}
        </dd>
        {accounts.length === 0 && (
          <>
            <dt>Account</dt>
            <dd>None</dd>
          </>
        )}
        <dt>Files</dt>
        <dd>{person.files}</dd>
        <dt>Mails that have not left</dt>
        <dd>{person.mails_queued}</dd>
      </dl>
      {accounts.length > 0 && (
        <Account
          {...{ person, zone, isElevated, ended }}
          canLogOut={isPermitted('account.log-out', me.roles)}
          fault={faultOf('account')}
        />
      )}
      <Requests {...{ person, isLater, now, zone }} />
      {licences.length > 0 && (
        <section aria-labelledby="licenses-title" className={styles.part}>
          <h2 id="licenses-title">Licenses</h2>
          <ul className={rowsClass}>
            {licences.map(({ reference, starts_on, ends_on, terms }) => (
              <li key={reference} className={styles.row}>
                <p>
                  {reference}: {formatDay(starts_on)} – {formatDay(ends_on)}
                </p>
                <VisitorText text={terms} block />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isPermitted('person.erase', me.roles) && (
        <Data person={person} isElevated={isElevated} fault={faultOf('data')} />
      )}
    </Screen>
  )
}

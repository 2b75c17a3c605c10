import { data, Link, useOutletContext } from 'react-router'
import { type IncidentKind, incidentKinds } from '../../../contract/status-parts.ts'
import { buttonClass } from '../../features/controls.tsx'
import { localTimeOf } from '../../features/local-time.ts'
import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import { emptyClass, leadClass, Notice, rowsClass, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { changeIncidents } from './change-incidents.ts'
import { IncidentForm } from './incident-form.tsx'
import { IncidentRow } from './incident-row.tsx'
import { Updates } from './updates.tsx'

const sentences: Readonly<Record<string, string>> = {
  published: 'Published: visitors read it on the status page now.',
  removed: 'Removed from the status page.',
  'update-removed': 'The update is removed.',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { incidents } = await context.get(officeRequest).office.listIncidents()
  const id = url.searchParams.get('id')
  const fresh = incidentKinds.find(kind => id === `new-${kind}`) ?? null
  const chosen = incidents.find(each => each.id === id) ?? null
  if (id !== null && !fresh && !chosen) throw data(null, { status: 404 })
  const { time_zone } = currentStaff(context)
  const from = chosen?.starts_at ?? new Date().toISOString()
  const until = chosen?.ends_at ?? new Date(Date.parse(from) + 3_600_000).toISOString()
  return {
    ...{ incidents, chosen, fresh },
    done: sentences[url.searchParams.get('done') ?? ''],
    times: { from: localTimeOf(from, time_zone), until: localTimeOf(until, time_zone) },
  }
}

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { time_zone } = currentStaff(context)
    return changeIncidents(context.get(officeRequest).office, await request.formData(), time_zone)
  })

const news: readonly (readonly [IncidentKind, string])[] = [
  ['incident', 'New incident'],
  ['maintenance', 'Plan maintenance'],
]

/** What the status page says of incidents and maintenance. */
export default function Incidents({ loaderData, actionData }: Route.ComponentProps) {
  const { incidents, fresh, done, times } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const chosen = loaderData.chosen ?? incidents.find(({ id }) => id === outcome?.typed.id) ?? null
  const typedKind = incidentKinds.find(each => each === outcome?.typed.kind)
  const kind = chosen?.kind ?? fresh ?? typedKind
  return (
    <Screen
      title="Status page"
      beside={news.map(([each, title]) => (
        <Link key={each} to={`/site/incidents?id=new-${each}`} className={buttonClass()}>
          {title}
        </Link>
      ))}
    >
      {done && !outcome && <Notice>{done}</Notice>}
      <p className={leadClass}>
        What visitors read at <a href="/status">/status</a>. How each part works is measured by itself; here
        you say what happened and what you do about it. English is enough: other languages show it with a
        notice. Maintenance begins and ends by the clock. To let nothing be stored meanwhile, an administrator
        switches the site to read-only under Health.
      </p>
      {kind && (
        <IncidentForm
          key={`${chosen?.id ?? kind} ${chosen?.version}`}
          {...{ kind, chosen, outcome, times }}
          zone={me.time_zone}
        />
      )}
      {chosen && <Updates chosen={chosen} zone={me.time_zone} />}
      {incidents.length === 0 ? (
        <p className={emptyClass}>Nothing has been reported yet.</p>
      ) : (
        <ul className={rowsClass} aria-label="Incidents and maintenance">
          {incidents.map(incident => (
            <IncidentRow
              key={incident.id}
              incident={incident}
              isChosen={incident.id === chosen?.id}
              zone={me.time_zone}
            />
          ))}
        </ul>
      )}
    </Screen>
  )
}

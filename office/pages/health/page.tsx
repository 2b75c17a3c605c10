import { Form, useOutletContext } from 'react-router'
import type { Health } from '../../../contract/office/health.ts'
import { Button, buttonClass, Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { actsClass, emptyClass, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import { formatTime, Time } from '../../features/time.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './health.module.css'
import { listParts, stateTitles } from './parts.ts'
import { PausedJobs } from './paused-jobs.tsx'
import { performHealthAct } from './perform-act.ts'
import { ReadOnlySwitch } from './read-only-switch.tsx'
import { VisitorSessions } from './visitor-sessions.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const ended = /^\d{1,9}$/.exec(url.searchParams.get('ended') ?? '')
  const health = await context.get(officeRequest).office.getHealth()
  return { health, ended: ended && Number(ended[0]) }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => performHealthAct(context, await request.formData()))

/** Queues, storage and database, what has failed, and the sessions of visitors. */
export default function HealthPage({ loaderData: { health, ended }, actionData }: Route.ComponentProps) {
  const { me } = useOutletContext<SignedInData>()
  const zone = me.time_zone
  const refused = actionData && 'fault' in actionData ? actionData : null
  const fault = (part: NonNullable<typeof refused>['part']) => (refused?.part === part ? refused.fault : null)
  const isReadOnly = health.read_only.state !== 'off'
  const readOnlySwitch = <ReadOnlySwitch readOnly={health.read_only} zone={zone} fault={fault('read-only')} />
  return (
    <Screen
      title="Health"
      beside={
        <p className={softClass}>
          Version {health.version} · {formatTime(health.at, zone)} ·{' '}
          <a href="/office/health" className={buttonClass('plain')}>
            Look again
          </a>
        </p>
      }
    >
      {fault('failures') && <Fault>{fault('failures')}</Fault>}
      {fault('pause') && <Fault>{fault('pause')}</Fault>}
      {isReadOnly && readOnlySwitch}
      {health.paused && <PausedJobs paused={health.paused} zone={zone} />}
      <ul className={styles.parts} aria-label="Parts">
        {listParts(health, at => formatTime(at, zone)).map(({ title, state, facts }) => (
          <li key={title} className={styles.part} data-state={state}>
            <h2>{title}</h2>
            <p className={styles.state}>{stateTitles[state]}</p>
            {facts.map(fact => (
              <p key={fact} className={softClass}>
                {fact}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <section aria-labelledby="failures-title" className={styles.failures}>
        <h2 id="failures-title">What has failed</h2>
        {health.failures.length === 0 ? (
          <p className={emptyClass}>Nothing has failed.</p>
        ) : (
          <ul className={rowsClass}>
            {health.failures.map(job => (
              <FailedJob key={job.id} job={job} now={health.at} zone={zone} />
            ))}
          </ul>
        )}
      </section>
      {!isReadOnly && readOnlySwitch}
      <VisitorSessions isElevated={me.elevated_until !== null} ended={ended} fault={fault('sessions')} />
    </Screen>
  )
}

interface FailedJobProps {
  readonly job: Health['failures'][number]
  readonly now: string
  readonly zone: string
}

function FailedJob({ job: { id, kind, to, attempts, next_at, error }, now, zone }: FailedJobProps) {
  const isRecurring = kind.startsWith('every:')
  return (
    <li className={styles.job}>
      <div className={styles.about}>
        <p>
          <strong>{kind}</strong>
          {to !== '' && ` to an address at ${to}`} · {count(attempts, 'attempt')} ·{' '}
          {next_at === null ? (
            'given up'
          ) : (
            <>
              again <Time at={next_at} {...{ now, zone }} />
            </>
          )}
        </p>
        <p className={styles.error}>{error}</p>
      </div>
      <div className={actsClass}>
        <Form method="post" action="/health" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button name="act" value="retry">
            Retry now
          </Button>
        </Form>
        {!isRecurring && (
          <Disclosure label="Drop…">
            <Form method="post" action="/health" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <p>It is deleted, and never runs again. A mail is lost with it.</p>
              <Button name="act" value="drop">
                Drop it
              </Button>
            </Form>
          </Disclosure>
        )}
      </div>
    </li>
  )
}

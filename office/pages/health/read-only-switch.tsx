import { Form, Link } from 'react-router'
import type { Health } from '../../../contract/office/health.ts'
import { Button, Fault } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import { actsClass, cardClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'

interface ReadOnlySwitchProps {
  readonly readOnly: Health['read_only']
  readonly zone: string
  readonly fault: string | null
}

/** Whether anything may be stored, and the switch for a time of maintenance. */
export function ReadOnlySwitch({ readOnly: { state, since }, zone, fault }: ReadOnlySwitchProps) {
  return (
    <section className={cardClass} aria-labelledby="read-only-title">
      <h2 id="read-only-title">{state === 'off' ? 'Maintenance' : 'The site is read-only'}</h2>
      {fault && <Fault>{fault}</Fault>}
      {state === 'off' ? (
        <>
          <p>
            Pages can be served while nothing is stored: forms say that the site is being maintained and keep
            what was typed, staff can read and not change, and no mail leaves. Tell visitors on the{' '}
            <Link to="/site/incidents?id=new-maintenance">status page</Link>.
          </p>
          <div className={actsClass}>
            <Disclosure label="Switch to read-only…">
              <Form method="post" action="/health" preventScrollReset>
                <p>It takes effect at once, for everybody, in every process.</p>
                <Button name="act" value="close">
                  Switch to read-only
                </Button>
              </Form>
            </Disclosure>
          </div>
        </>
      ) : (
        <>
          <p>
            {state === 'set' || since === null
              ? 'READ_ONLY is set for this process: it ends with a start without it.'
              : `Nothing is stored and no mail leaves since ${formatTime(since, zone)}.`}
          </p>
          {state === 'switched' && (
            <Form method="post" action="/health" preventScrollReset className={actsClass}>
              <Button look="main" name="act" value="open">
                Let things be stored again
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  )
}

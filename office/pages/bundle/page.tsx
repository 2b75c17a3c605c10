import { useEffect } from 'react'
import { Form, useOutletContext } from 'react-router'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { bundleStateTitles } from '../../features/content/bundle-titles.ts'
import { MomentFields } from '../../features/content/moment-fields.tsx'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { formatMoment } from '../../features/local-time.ts'
import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import {
  actsClass,
  cardClass,
  emptyClass,
  Notice,
  rowsClass,
  Screen,
  softClass,
} from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { AddForm } from './add-form.tsx'
import styles from './bundle.module.css'
import { findTexts } from './find-texts.ts'
import { ItemRow } from './item-row.tsx'
import { performAct } from './perform-act.ts'
import { withTitle } from './with-title.ts'

const sentences: Readonly<Record<string, string>> = {
  added: 'Added to the bundle.',
  renewed: 'The newest revision goes out.',
  less: 'It is no longer in the bundle.',
  renamed: 'Renamed.',
  scheduled: 'Scheduled.',
  cleared: 'It has no moment any more.',
  published: 'Done: visitors see all of it now.',
}

export async function loader({ params: { bundle }, url, context }: Route.LoaderArgs) {
  const { office } = context.get(officeRequest)
  const [view, found] = await Promise.all([
    office.getBundle({ params: { bundle } }),
    findTexts(office, url.searchParams.get('q')),
  ])
  return { bundle: view, found, done: url.searchParams.get('done') ?? '' }
}

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, params: { bundle }, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { office } = context.get(officeRequest)
    return performAct(office, bundle, await request.formData(), currentStaff(context).time_zone)
  })

/** A bundle: its texts, and when they go out. */
export default function Bundle({ loaderData, actionData }: Route.ComponentProps) {
  const { bundle, found, done } = loaderData
  const { id, name, at, state, fault, by, items, version, ended_at: endedAt } = bundle
  const { me } = useOutletContext<SignedInData>()
  const zone = me.time_zone
  const outcome = actionData && 'fault' in actionData ? actionData : null
  // The form that was refused may stand far below what is said of it.
  useEffect(() => {
    if (outcome) document.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const isDone = state === 'done'
  const mayAdd = !isDone && isPermitted('content.publish', me.roles)
  const mayChange = mayAdd && bundle.may_publish
  const action = `/bundles/${id}`
  return (
    <Screen title={name}>
      {sentences[done] && !outcome && <Notice>{sentences[done]}</Notice>}
      {outcome && <Fault>{withTitle(outcome.fault, items)}</Fault>}
      <p className={softClass}>
        {bundleStateTitles[state]}
        {isDone && endedAt !== null
          ? ` on ${formatMoment(endedAt, zone)}`
          : at !== null && ` for ${formatMoment(at, zone)}`}
        {by && ` · ${by}`}
      </p>
      {fault !== null && (
        <p className={state === 'failed' ? styles.failed : styles.warning}>
          {state === 'failed' ? 'Nothing of it went out: ' : 'As it was looked at last it could not go: '}
          {withTitle(fault, items)}
        </p>
      )}
      {items.length === 0 ? (
        <p className={emptyClass}>It is empty. Add texts below, or from the screen “Schedule” of a text.</p>
      ) : (
        <ul className={rowsClass} aria-label="Texts of the bundle">
          {items.map(item => (
            <ItemRow key={`${item.path} ${item.part}`} {...{ item, id, version, isDone, mayChange }} />
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className={styles.cards}>
          <AddForm key={version} {...{ bundle, found }} refused={outcome?.items ?? []} roles={me.roles} />
          {mayChange && items.length > 0 && (
            <section className={cardClass} aria-labelledby="when">
              <h2 id="when">When</h2>
              <Form method="post" action={action} className={styles.form}>
                <input type="hidden" name="version" value={version} />
                <MomentFields label="Publish all at" zone={zone} at={at} refused={outcome} />
                <div className={actsClass}>
                  <Button look="main" name="act" value="schedule">
                    {state === 'waiting' ? 'Publish then instead' : 'Publish then'}
                  </Button>
                </div>
              </Form>
              <Form method="post" action={action} className={actsClass}>
                <input type="hidden" name="version" value={version} />
                <Button name="act" value="publish">
                  Publish all now
                </Button>
                {at !== null && (
                  <Button name="act" value="clear">
                    {state === 'failed' ? 'Put the failure away' : 'Cancel the moment'}
                  </Button>
                )}
              </Form>
            </section>
          )}
          {mayChange && (
            <section className={cardClass} aria-labelledby="bundle">
              <h2 id="bundle">The bundle</h2>
              <Form method="post" action={action} className={styles.form}>
                <input type="hidden" name="version" value={version} />
                <Field label="Name" name="name" defaultValue={name} maxLength={100} required />
                <Button name="act" value="rename">
                  Rename
                </Button>
              </Form>
              <Form method="post" action={action}>
                <input type="hidden" name="version" value={version} />
                <Button name="act" value="remove">
                  Remove the bundle
                </Button>
              </Form>
            </section>
          )}
        </div>
      )}
    </Screen>
  )
}

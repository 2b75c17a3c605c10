import { data, Form, redirect } from 'react-router'
import { entryKinds } from '../../../contract/office/content-parts.ts'
import { pathOfMove } from '../../features/content/move-path.ts'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { leadClass, Notice, Screen, softClass } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { findPlan } from './find-plan.ts'
import styles from './move.module.css'
import { moveEntry } from './move-entry.ts'
import { PlanView } from './plan-view.tsx'

/** The text of an address. Throws 404. */
function readMove(params: Route.LoaderArgs['params']) {
  const kind = entryKinds.find(each => each === params.kind)
  const path = params['*']
  if (!kind || path === '') throw data(null, { status: 404 })
  return { kind, path }
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { kind, path } = readMove(params)
  const { office } = context.get(officeRequest)
  const { entry, may } = await office.getEntry({ params: { entry: path }, query: {} })
  if (entry.kind !== kind || entry.path !== path) throw redirect(pathOfMove({ ...entry }))
  const text = (name: string) => url.searchParams.get(name)?.trim().slice(0, 200)
  const to = text('to') ?? ''
  return {
    ...{ kind, path, title: entry.title || path, to },
    after: text('after'),
    tree: text('tree') || null,
    may: may.publish && kind !== 'legal',
    plan: to === '' || !may.publish ? null : await findPlan(office, { path, to }),
    done: { from: text('from'), links: text('links') },
  }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    moveEntry(context.get(officeRequest).office, readMove(params), await request.formData()),
  )

/** The address of a text: another one, and what follows it. */
export default function Move({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, path, title, to, after, tree, may, plan, done } = loaderData
  const fault =
    actionData && 'fault' in actionData ? actionData.fault : plan && 'fault' in plan ? plan.fault : null
  return (
    <Screen title={`Address of ${title}`}>
      {done.from && fault === null && (
        <Notice>
          Moved. Its old addresses lead here
          {done.links !== '0' && `, and ${done.links} texts link to it anew`}.
        </Notice>
      )}
      <p className={softClass}>{path}</p>
      {may ? (
        <Form
          method="get"
          action={pathOfMove({ kind, path })}
          className={styles.form}
          aria-label="Change the address"
        >
          {fault !== null && <Fault>{fault}</Fault>}
          {after !== undefined && <input type="hidden" name="after" value={after} />}
          {tree && <input type="hidden" name="tree" value={tree} />}
          <Field
            key={to}
            label="New path"
            name="to"
            defaultValue={to || path}
            maxLength={200}
            required
            autoComplete="off"
            spellCheck={false}
            help="Lower case letters, digits and hyphens. Nothing changes before you have seen what follows."
          />
          <Button>Show what follows</Button>
        </Form>
      ) : (
        <p className={leadClass}>
          {kind === 'legal'
            ? 'The address of a legal text is part of the site: it stays.'
            : 'Those who publish these texts can change their addresses.'}
        </p>
      )}
      {may && plan && 'entries' in plan && <PlanView {...{ kind, path, to, after, tree, plan }} />}
    </Screen>
  )
}

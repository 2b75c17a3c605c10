import { data, Form, Link, redirect, useOutletContext } from 'react-router'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { bundleStateTitles } from '../../features/content/bundle-titles.ts'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { rowClass, rowNameClass } from '../../features/list-row.ts'
import { formatMoment } from '../../features/local-time.ts'
import {
  emptyClass,
  leadClass,
  Notice,
  Pages,
  rowsClass,
  Screen,
  softClass,
  Tabs,
} from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './bundles.module.css'

const pathOf = (isDone: boolean, cursor?: string | null) => {
  const query = new URLSearchParams({ ...(isDone && { done: '1' }), ...(cursor && { cursor }) })
  return query.size > 0 ? `/bundles?${query}` : '/bundles'
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const isDone = url.searchParams.get('done') === '1'
  const cursor = (url.searchParams.get('cursor') ?? '').slice(0, 400)
  const query = { done: isDone ? ('1' as const) : ('0' as const), ...(cursor && { cursor }), limit: 50 }
  const page = await context.get(officeRequest).office.listBundles({ query })
  return { isDone, cursor, ...page, isRemoved: url.searchParams.has('removed') }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const name = String((await request.formData()).get('name') ?? '').trim()
    try {
      const { id } = await context.get(officeRequest).office.createBundle({ body: { name } })
      return redirect(`/bundles/${id}`)
    } catch (error) {
      if (!isRefusal(error, 400, 403, 409, 422)) throw error
      return data({ fault: error.problem.detail ?? 'A bundle needs a name.', name }, { status: error.status })
    }
  })

/** Texts and languages that go out together. */
export default function Bundles({ loaderData, actionData }: Route.ComponentProps) {
  const { isDone, cursor, bundles, next_cursor, isRemoved } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const outcome = actionData && 'fault' in actionData ? actionData : null
  return (
    <Screen title="Bundles">
      {isRemoved && !outcome && <Notice>The bundle is gone. Its texts are as they were.</Notice>}
      <p className={leadClass}>
        A bundle publishes texts and languages together, at a moment or by a press: all of them, or none.
      </p>
      <Tabs
        label="Bundles by state"
        tabs={[
          { title: 'To go out', to: pathOf(false), isHere: !isDone },
          { title: 'Published', to: pathOf(true), isHere: isDone },
        ]}
      />
      {!isDone && isPermitted('content.publish', me.roles) && (
        <Form method="post" action="/bundles" className={styles.begin} aria-label="Begin a bundle">
          {outcome && <Fault>{outcome.fault}</Fault>}
          <Field label="Name" name="name" defaultValue={outcome?.name} maxLength={100} required />
          <Button look="main">Begin a bundle</Button>
        </Form>
      )}
      {bundles.length === 0 ? (
        <p className={emptyClass}>{isDone ? 'No bundle has gone out yet.' : 'No bundle waits to go out.'}</p>
      ) : (
        <ul className={rowsClass} aria-label="Bundles">
          {bundles.map(({ id, name, at, state, items, by }) => (
            <li key={id} className={rowClass} data-state={state}>
              <p className={rowNameClass}>
                <Link to={`/bundles/${id}`}>{name}</Link>
              </p>
              <p className={softClass}>
                {count(items, 'text')}
                {at !== null && ` · ${formatMoment(at, me.time_zone)}`}
                {by && ` · ${by}`}
              </p>
              <p className={styles.state}>{bundleStateTitles[state]}</p>
            </li>
          ))}
        </ul>
      )}
      <Pages
        first={cursor === '' ? null : pathOf(isDone)}
        next={next_cursor === null ? null : pathOf(isDone, next_cursor)}
      />
    </Screen>
  )
}

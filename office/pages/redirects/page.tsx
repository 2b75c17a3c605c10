import { Form, Link } from 'react-router'
import { Button, Field } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { emptyClass, leadClass, Notice, Pages, rowsClass, Screen } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { AddForm } from './add-form.tsx'
import { changeRedirects } from './change-redirects.ts'
import { RedirectRow } from './redirect-row.tsx'
import styles from './redirects.module.css'

const pathOf = (words: string, cursor?: string | null) =>
  `/site/redirects?${new URLSearchParams({ ...(words && { words }), ...(cursor && { cursor }) })}`

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 100)
  const words = text('words')
  const cursor = (url.searchParams.get('cursor') ?? '').slice(0, 300)
  const query = { ...(words && { words }), ...(cursor && { cursor }), limit: 50 }
  const page = await context.get(officeRequest).office.listRedirects({ query })
  const done = (['added', 'removed'] as const).find(each => url.searchParams.has(each))
  return { words, cursor, ...page, done: done && { what: done, from: url.searchParams.get(done) ?? '' } }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => changeRedirects(context.get(officeRequest).office, await request.formData()))

/** The redirects of addresses that have no page any more. */
export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const { words, cursor, redirects, next_cursor, total, done } = loaderData
  const outcome = actionData && 'fault' in actionData ? actionData : null
  return (
    <Screen title="Redirects">
      {done && !outcome && (
        <Notice>
          {done.from} {done.what === 'added' ? 'is redirected.' : 'is redirected no longer.'}
        </Notice>
      )}
      <p className={leadClass}>
        An address without a page leads to one that has it, in the same language and with its query. A page of
        the site always wins over a redirect.
      </p>
      <AddForm outcome={outcome} />
      <Form method="get" action="/site/redirects" className={styles.search} role="search">
        <Field label="Find in a path" name="words" type="search" defaultValue={words} maxLength={100} />
        <Button>Find</Button>
        {words && <Link to="/site/redirects">Clear</Link>}
      </Form>
      {redirects.length === 0 ? (
        <p className={emptyClass}>
          {words ? `No redirect has “${words}” in one of its paths.` : 'No address is redirected yet.'}
        </p>
      ) : (
        <>
          <p className={styles.total}>{count(total, 'redirect')}</p>
          <ul className={rowsClass} aria-label="Redirects">
            {redirects.map(redirect => (
              <RedirectRow key={redirect.from} redirect={redirect} />
            ))}
          </ul>
        </>
      )}
      <Pages
        first={cursor === '' ? null : pathOf(words)}
        next={next_cursor === null ? null : pathOf(words, next_cursor)}
      />
    </Screen>
  )
}

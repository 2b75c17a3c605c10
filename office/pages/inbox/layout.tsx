import { useRef } from 'react'
import { data, Outlet, useOutletContext, useParams } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { boxTitles } from '../../features/labels.ts'
import { readFilter } from '../../features/request-list/filter.ts'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { isRefusal } from '../../request/session.ts'
import type { Route } from './+types/layout'
import styles from './inbox.module.css'
import type { InboxContext } from './inbox-context.ts'
import { BoxMenu } from './list/box-menu.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import { FilterForm } from './list/filter-form.tsx'
import { RequestList } from './list/request-list.tsx'

type ListQuery = NonNullable<NonNullable<Parameters<OfficeClient['listRequests']>[0]>['query']>

export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (params.box !== undefined && !(params.box in boxTitles)) throw data(null, { status: 404 })
  const filter = readFilter(params.box, url.searchParams)
  const { office } = context.get(officeRequest)
  // readFilter has looked through the choices.
  const query = { ...filter, limit: 50 } as ListQuery
  const [list, { colleagues }] = await Promise.all([
    office.listRequests({ query }).catch(error => {
      if (isRefusal(error, 400, 422)) return null
      throw error
    }),
    office.listColleagues(),
  ])
  return { filter, list, colleagues, now: new Date().toISOString() }
}

/** The list of a box beside the request that is chosen in it. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { filter, list, colleagues, now } = loaderData
  const { me, counts } = useOutletContext<SignedInData>()
  const { reference } = useParams()
  const section = useRef<HTMLElement>(null)
  const rows = list?.requests ?? []
  const Heading = reference === undefined ? 'h1' : 'h2'
  const context: InboxContext = { me, filter, rows, colleagues, tags: counts?.tags ?? [], now }
  return (
    <main id="main" className={styles.inbox} data-chosen={reference !== undefined || undefined}>
      <section className={styles.list} aria-labelledby="list-title" ref={section}>
        <header className={styles.head}>
          <BoxMenu counts={counts?.boxes ?? {}}>
            <Heading id="list-title">{filter.q ? `“${filter.q}”` : boxTitles[filter.box]}</Heading>
          </BoxMenu>
          <FilterForm filter={filter} tags={context.tags} teams={me.teams} />
        </header>
        <RequestList
          rows={rows}
          next={list?.next_cursor ?? null}
          isRefused={list === null}
          chosen={reference?.toUpperCase()}
          {...{ filter, now, zone: me.time_zone }}
        />
        <BulkBar context={context} list={section} />
      </section>
      <div className={styles.beside}>
        <Outlet context={context} />
      </div>
    </main>
  )
}

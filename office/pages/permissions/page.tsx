import { Link, useOutletContext } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import { languageTitles, stateTitle } from '../../features/labels.ts'
import { pathOfDecision } from '../../features/request-path.ts'
import { emptyClass, Pages, rowsClass, Screen, softClass, Tabs } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import type { Route } from './+types/page'
import styles from './permissions.module.css'

const views = {
  open: 'To decide',
  'in-review': 'In review',
  accepted: 'Granted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const

const pathOf = (view: string, cursor?: string | null) =>
  `/permissions?${new URLSearchParams({ state: view, ...(cursor && { cursor }) })}`

export async function loader({ url, context }: Route.LoaderArgs) {
  requirePermission(context, 'permission.decide')
  const wanted = url.searchParams.get('state') ?? ''
  const view = Object.hasOwn(views, wanted) ? (wanted as keyof typeof views) : 'open'
  const cursor = url.searchParams.get('cursor')
  const list = await context.get(officeRequest).office.listRequests({
    query: {
      box: view === 'open' || view === 'in-review' ? 'open' : 'closed',
      kind: 'permission',
      ...(view !== 'open' && { state: view }),
      ...(cursor && { cursor }),
      limit: 50,
    },
  })
  return { view, cursor, ...list, now: new Date().toISOString() }
}

/** Permission requests, by how they stand. */
export default function Permissions({ loaderData }: Route.ComponentProps) {
  const { view, cursor, requests, next_cursor, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const tabs = Object.entries(views).map(([state, title]) => ({
    title,
    to: pathOf(state),
    isHere: state === view,
  }))
  return (
    <Screen title="Permissions" beside={<Tabs label="Views" tabs={tabs} />}>
      {requests.length === 0 ? (
        <p className={emptyClass}>
          {view === 'open' ? 'No request waits for a decision.' : 'There is no such request.'}
        </p>
      ) : (
        <ul className={rowsClass} aria-label="Permission requests">
          {requests.map(row => (
            <li key={row.reference} className={styles.row}>
              <Link to={pathOfDecision(row.reference)} className={styles.link}>
                <span className={styles.name}>
                  <VisitorText text={row.name || row.email} lang={languageTagOf(row.locale)} />
                </span>
                <span className={softClass}>
                  {row.reference} · {languageTitles[row.locale]}
                  {row.state !== 'received' && ` · ${stateTitle(row.state)}`}
                  {row.assignee && ` · ${row.assignee.name}`} · received{' '}
                  <Time at={row.created_at} now={now} zone={me.time_zone} />
                </span>
                <span className={styles.excerpt}>
                  <VisitorText text={row.excerpt} lang={languageTagOf(row.locale)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pages
        first={cursor === null ? null : pathOf(view)}
        next={next_cursor === null ? null : pathOf(view, next_cursor)}
      />
    </Screen>
  )
}

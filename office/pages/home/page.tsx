import { Link, useOutletContext } from 'react-router'
import { isPermitted } from '../../../contract/office/permissions.ts'
import type { RequestRow } from '../../../contract/office/request-view.ts'
import { boxTitles, everyBox, roleTitles } from '../../features/labels.ts'
import { type Filter, listPath } from '../../features/request-list/filter.ts'
import { Row } from '../../features/request-list/row.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff } from '../../request/session.ts'
import type { Route } from './+types/page'
import { Approvals } from './approvals.tsx'
import { BrokenLinks } from './broken-links.tsx'
import styles from './home.module.css'
import { Issues } from './issues.tsx'
import { Translations } from './translations.tsx'

/** The first requests of the boxes that wait for the member of staff. */
export async function loader({ context }: Route.LoaderArgs) {
  const { office } = context.get(officeRequest)
  const now = new Date().toISOString()
  const { roles } = currentStaff(context)
  const [{ languages }, { approvals }, links, letters] = await Promise.all([
    office.countTranslations(),
    office.listApprovals(),
    isPermitted('links.read', roles) ? office.countBrokenLinks() : null,
    isPermitted('newsletter.approve', roles) ? office.listIssues({ query: { state: 'waiting' } }) : null,
  ])
  const issues = letters?.issues ?? []
  const content = { languages, approvals, issues, links, now }
  if (!isPermitted('inbox.read', roles)) return { mine: [], waiting: [], ...content }
  const [mine, waiting] = await Promise.all(
    (['mine', 'waiting'] as const).map(box => office.listRequests({ query: { box, limit: 5 } })),
  )
  return { mine: mine?.requests ?? [], waiting: waiting?.requests ?? [], ...content }
}

/** What waits for me. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { mine, waiting, languages, approvals, issues, links, now } = loaderData
  const { me, counts, groups } = useOutletContext<SignedInData>()
  const zone = me.time_zone
  return (
    <main id="main" className={styles.home}>
      <title>What waits for me · Office</title>
      <h1>What waits for me</h1>
      <Approvals approvals={approvals} zone={zone} />
      <Issues issues={issues} />
      {counts === null ? (
        <>
          <p>
            You are here as {me.roles.map(role => roleTitles[role]).join(', ')}: the inbox is not among your
            rooms.
          </p>
          <ul className={styles.rooms} aria-label="Your rooms">
            {[...groups.flatMap(({ rooms }) => rooms), { title: 'My account', path: '/me' }].map(
              ({ title, path }) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ),
            )}
          </ul>
        </>
      ) : (
        <>
          <ul className={styles.boxes} aria-label="Boxes">
            {everyBox
              .filter(box => !['closed', 'spam'].includes(box))
              .map(box => (
                <li key={box}>
                  <Link to={`/inbox/${box}`} className={styles.box}>
                    <span className={styles.number}>{counts.boxes[box] ?? 0}</span>
                    {boxTitles[box]}
                  </Link>
                </li>
              ))}
          </ul>
          <Rows
            title="Assigned to me"
            rows={mine}
            box="mine"
            none="Nothing is assigned to you."
            {...{ now, zone }}
          />
          <Rows
            title="Waiting longest"
            rows={waiting}
            box="waiting"
            none="Nobody waits for an answer."
            {...{ now, zone }}
          />
        </>
      )}
      <Translations languages={languages} />
      <BrokenLinks links={links} />
    </main>
  )
}

interface RowsProps {
  readonly title: string
  readonly rows: readonly RequestRow[]
  readonly box: Filter['box']
  readonly none: string
  readonly now: string
  readonly zone: string
}

function Rows({ title, rows, box, none, now, zone }: RowsProps) {
  return (
    <section className={styles.part}>
      <h2>
        <Link to={listPath({ box })}>{title}</Link>
      </h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(row => (
            <Row key={row.reference} row={row} filter={{ box }} isChosen={false} {...{ now, zone }} plain />
          ))}
        </ul>
      )}
    </section>
  )
}

import { Link, useOutletContext } from 'react-router'
import { teamOfKind } from '../../../contract/office/permissions.ts'
import { requestKinds } from '../../../contract/requests.ts'
import { buttonClass } from '../../features/controls.tsx'
import { kindTitles } from '../../features/labels.ts'
import { rowsClass, Screen, softClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { elevatePath } from '../../request/elevate-first.ts'
import { requirePermission } from '../../request/require-permission.ts'
import { currentStaff } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './export.module.css'

export function loader({ url, context }: Route.LoaderArgs) {
  requirePermission(context, 'requests.export')
  const { teams } = currentStaff(context)
  const kinds = requestKinds.filter(kind => teams.includes(teamOfKind[kind]))
  return { kinds, wanted: kinds.find(kind => kind === url.searchParams.get('kind')) ?? null }
}

const file = '/office/files/export.csv'

/** Requests as CSV files. */
export default function Export({ loaderData: { kinds, wanted } }: Route.ComponentProps) {
  const { me } = useOutletContext<SignedInData>()
  const here = wanted ? `/export?kind=${wanted}` : '/export'
  const files = [
    ...(wanted ? [] : [{ title: 'All requests of your teams', href: file }]),
    ...kinds
      .filter(kind => wanted === null || kind === wanted)
      .map(kind => ({ title: kindTitles[kind], href: `${file}?kind=${kind}` })),
  ]
  return (
    <Screen title="Export" beside={wanted && <Link to="/export">Other kinds</Link>}>
      <p>
        CSV files for a spreadsheet, newest first, with a column for each answer. What would be a formula is
        kept as text. Each export is one row of the audit log.
      </p>
      {me.elevated_until === null && (
        <div className={styles.confirm}>
          <p>An export needs a confirmation that it is you, good for ten minutes.</p>
          <Link to={elevatePath(here)} className={buttonClass('main')}>
            Confirm
          </Link>
        </div>
      )}
      <ul className={rowsClass}>
        {files.map(({ title, href }) => (
          <li key={href} className={styles.row}>
            <span>{title}</span>
            {me.elevated_until === null ? (
              <span className={softClass}>confirm first</span>
            ) : (
              <a href={href} download className={buttonClass()}>
                Download
                <span className="visually-hidden"> {title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Screen>
  )
}

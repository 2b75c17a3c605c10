import { Link } from 'react-router'
import { moreClass } from '../../../../ui/action.tsx'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { privateHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import { getOwner } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import '../heading-faces.css'

export const headers = () => privateHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const { id } = await getOwner({ gallery, locale, page: '/account/requests' })
  const asked = site.admin(locale, id).listRequestsOfAccount({}, withDeadline())
  const listed = await withFallback(site, 'requests of the account', asked, null)
  return { locale, copy: loadCopy(site, locale), sent: listed?.requests ?? null }
}

/** The requests that the visitor sent while logged in, each with its link. */
export default function Requests({ loaderData: { locale, copy, sent } }: Route.ComponentProps) {
  const { requests } = copy
  const states: Readonly<Record<string, string>> = requests.states
  return (
    <AccountFrame {...{ copy, locale }} at="requests" title={requests.title} heading={requests.heading}>
      <div className={styles.section}>
        {sent?.length ? (
          <ul className={styles.rows}>
            {sent.map(({ reference, token, kind, state, created_at, betas }) => (
              <li key={reference} className={styles.row}>
                <span>
                  <a href={link(locale, `/support/requests/${reference.toLowerCase()}?token=${token}`)}>
                    {requests.kinds[kind]} {reference}
                  </a>
                  {betas.length > 0 && <span lang="en">{` (${betas.join(', ')})`}</span>}
                  <br />
                  <span className={styles.soft}>
                    {interpolate(requests.sent, { date: formatDate(created_at, locale) })}
                  </span>
                </span>
                <strong>{states[state] ?? state}</strong>
              </li>
            ))}
          </ul>
        ) : (
          <p>{sent ? requests.none : requests.failed}</p>
        )}
        <Link className={moreClass} to={link(locale, '/support')}>
          {requests.support}
        </Link>
      </div>
    </AccountFrame>
  )
}

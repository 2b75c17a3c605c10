import { Link } from 'react-router'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { moreClass } from '../../../ui/action.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import { getOwner, ownHeaders } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import '../heading-faces.css'

export const headers = () => ownHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  await getOwner(site.gallery(locale, request), locale)
  return { locale, copy: loadCopy(site, locale) }
}

/** What the visitor has asked us, once there is a way to ask. */
export default function Requests({ loaderData: { locale, copy } }: Route.ComponentProps) {
  const { requests } = copy
  return (
    <AccountFrame {...{ copy, locale }} at="requests" title={requests.title} heading={requests.heading}>
      <div className={styles.section}>
        <p>{requests.none}</p>
        <Link className={moreClass} to={link(locale, '/support')}>
          {requests.support}
        </Link>
      </div>
    </AccountFrame>
  )
}

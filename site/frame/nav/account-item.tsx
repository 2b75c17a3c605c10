import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router'
import { accountDialog } from '../../features/account/dialog-store.ts'
import { useSession } from '../../features/session/use-session.ts'
import { link } from '../../language/link.ts'
import type { NavProps } from './nav-props.ts'

/** A press that asks for a new tab or a download is the link's own. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * In the nav: the way in, or to the account of who is in, by name once that is known. Where no scripts run all are links to a
 * page.
 */
export function AccountItem({
  copy,
  locale,
  loggedIn,
  className,
}: Pick<NavProps, 'copy' | 'locale' | 'loggedIn'> & { className?: string | undefined }) {
  const { user, fetched } = useSession()
  const way = useRef<HTMLAnchorElement>(null)
  if (user) {
    return (
      <Link className={className} to={link(locale, '/account')} title={copy.nav.account}>
        <span className="visually-hidden">{copy.nav.account}: </span>
        {user.username}
      </Link>
    )
  }
  if (loggedIn && !fetched) {
    return (
      <Link className={className} to={link(locale, '/account')}>
        {copy.nav.account}
      </Link>
    )
  }
  return (
    <Link
      ref={way}
      className={className}
      to={link(locale, '/login')}
      onClick={event => {
        if (!isPlain(event)) return
        event.preventDefault()
        way.current?.closest('dialog')?.close()
        accountDialog.open('login')
      }}
    >
      {copy.nav.logIn}
    </Link>
  )
}

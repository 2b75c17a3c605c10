import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router'
import { accountDialog } from '../../features/account/dialog-store.ts'
import { useSession } from '../../features/session/use-session.ts'
import { link } from '../../language/link.ts'
import type { NavProps } from './nav-props.ts'

/** Whether a click has no modifier key and is not a download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The nav item of the account: log-in, or the user's name once known. Without scripts it is a link. */
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

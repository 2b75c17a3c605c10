import { type ComponentType, type ReactNode, useState } from 'react'
import { Form, Link, NavLink, useLocation, useNavigate } from 'react-router'
import { Mark } from '../../ui/mark.tsx'
import { commonRooms } from '../features/common-rooms.ts'
import { Button } from '../features/controls.tsx'
import { boxTitles, everyBox } from '../features/labels.ts'
import { Shortcut } from '../features/shortcut.tsx'
import type { HelpDialogProps } from '../keys/help-dialog.tsx'
import { useKeys, useShortcuts } from '../keys/use-keys.ts'
import { OpenPalette } from '../palette/open-palette.tsx'
import styles from './frame.module.css'
import { LogInAgain } from './log-in-again.tsx'
import { ReleaseFocus } from './release-focus.tsx'
import { Rooms } from './rooms.tsx'
import type { SignedInData } from './signed-in-data.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useArrival } from './use-arrival.ts'

type FrameProps = SignedInData & { readonly children: ReactNode }

/** What stands around every screen: the way about at the left, the palette, the keys and the log-in after a session's end. */
export function Frame({ me, counts, groups, theme, children }: FrameProps) {
  const navigate = useNavigate()
  const [HelpDialog, setHelp] = useState<ComponentType<HelpDialogProps> | null>(null)
  const rooms = groups.flatMap(group => group.rooms)
  const { pathname } = useLocation()
  const openHelp = () =>
    void import('../keys/help-dialog.tsx').then(
      ({ HelpDialog }) => setHelp(() => HelpDialog),
      error => console.warn(String(error)),
    )
  const go = (to: string) => () => void navigate(to)
  const guide = `/office/guide?at=${encodeURIComponent(pathname)}`
  // In a tab of its own: what is typed on the screen stays.
  const guideLink = (className = '') => (
    <a href={guide} target="_blank" rel="noopener" className={className}>
      Guide<span className="visually-hidden"> in a new tab</span>
    </a>
  )
  useShortcuts(me.shortcuts)
  useArrival()
  useKeys({
    '?': openHelp,
    ...Object.fromEntries([...commonRooms, ...rooms].map(({ keys, path }) => [keys, go(path)])),
    'g ?': () => void open(guide),
    '/': () => document.querySelector<HTMLElement>('[type="search"]')?.focus(),
  })
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.rail}>
        <div className={styles.top}>
          <Link to="/" className={styles.brand}>
            <Mark />
            office
          </Link>
          {guideLink(styles.me)}
        </div>
        <OpenPalette rooms={rooms} className={styles.find ?? ''} />
        <nav aria-label="Office" className={styles.nav}>
          <NavLink to="/" end className={styles.item ?? ''}>
            Home
          </NavLink>
          {counts && (
            <>
              <NavLink to="/inbox" className={`${styles.item} ${styles.inbox}`}>
                Inbox
                <span className={styles.count}>{countOf(counts.boxes.open)}</span>
              </NavLink>
              <ul className={styles.boxes} aria-label="Boxes of the inbox">
                {everyBox.map(box => (
                  <li key={box}>
                    <NavLink to={`/inbox/${box}`} className={styles.item ?? ''}>
                      {boxTitles[box]}
                      <span className={styles.count}>{countOf(counts.boxes[box])}</span>
                    </NavLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Rooms here={[...commonRooms, ...rooms].findLast(({ path }) => isWithin(pathname, path))?.title}>
            {guideLink(`${styles.item} ${styles.narrow}`)}
            {counts && (
              <NavLink to="/saved-replies" className={styles.item ?? ''}>
                Saved replies
              </NavLink>
            )}
            {groups.map(({ title: group, rooms }) => (
              <section key={group} aria-label={group} className={styles.group}>
                <p className={styles.groupTitle} aria-hidden="true">
                  {group}
                </p>
                {rooms.map(({ title, path }) => (
                  <NavLink
                    key={path}
                    to={path}
                    // A room below this one has a link of its own.
                    end={rooms.some(
                      room => room.path.startsWith(`${path}/`) && pathname.startsWith(room.path),
                    )}
                    className={styles.item ?? ''}
                  >
                    {title}
                  </NavLink>
                ))}
              </section>
            ))}
            <NavLink to="/me" className={`${styles.item} ${styles.narrow}`}>
              My account
            </NavLink>
          </Rooms>
        </nav>
        <div className={styles.self}>
          <NavLink to="/me" className={styles.me ?? ''}>
            {me.name}
          </NavLink>
          <div className={styles.tools}>
            <ThemeSwitch theme={theme} />
            <Button type="button" look="plain" aria-label="Keyboard shortcuts" onClick={openHelp}>
              <Shortcut keys="?" />
            </Button>
            <Form method="post" action="/log-out">
              <Button look="plain">Log out</Button>
            </Form>
          </div>
        </div>
      </header>
      <div className={styles.screen}>
        <ReleaseFocus pathname={pathname}>{children}</ReleaseFocus>
      </div>
      {HelpDialog && <HelpDialog rooms={rooms} onClosed={() => setHelp(null)} isOn={me.shortcuts} />}
      <LogInAgain email={me.email} />
    </div>
  )
}

/** Home and the inbox stand beside the rooms. */
const isWithin = (pathname: string, path: string): boolean =>
  !['/', '/inbox'].includes(path) && (pathname === path || pathname.startsWith(`${path}/`))

/** The service counts 1,000 requests at most. */
const countOf = (count = 0): string => (count >= 1000 ? '999+' : count === 0 ? '' : String(count))

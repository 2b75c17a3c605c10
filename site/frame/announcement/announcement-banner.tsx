import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { isInSection } from '../../../contract/announcement-sections.ts'
import { CloseIcon } from '../../../ui/close-icon.tsx'
import { readPath } from '../../language/link.ts'
import { InlineScript } from '../inline-script.tsx'
import styles from './announcement.module.css'
import { hideInBrowser, readHidden } from './hidden-announcements.ts'
import hideEarlySource from './hide-early.js?raw'
import type { AnnouncementsData } from './load-announcements.ts'

const subscribe = () => () => {}
const readOnServer = () => ''

/** The sentence that staff announce on this page, in its language. It is hidden by a script only, so without scripts it stays. */
export function AnnouncementBanner({ announcements, copy }: AnnouncementsData) {
  const { pathname } = useLocation()
  const [hiddenHere, setHiddenHere] = useState('')
  const hidden = `${hiddenHere} ${useSyncExternalStore(subscribe, readHidden, readOnServer)}`.split(' ')
  const { page } = readPath(pathname)
  const shown = announcements.find(({ section }) => isInSection(section, page))
  if (!shown || hidden.includes(shown.id)) return null
  const { id, text, link } = shown
  return (
    <>
      <aside key={id} aria-label={copy.label} data-announcement={id} suppressHydrationWarning>
        {/* The aside has no display of its own: `hidden` holds before the rest of the styles is there. */}
        <div className={styles.announcement}>
          <p className={styles.text}>
            {text} {link && <Link to={link.to}>{link.text}</Link>}
          </p>
          <button
            type="button"
            className={styles.hide}
            aria-label={copy.hide}
            data-kept-press
            onClick={() => {
              setHiddenHere(id)
              hideInBrowser(id)
            }}
          >
            <CloseIcon />
          </button>
        </div>
      </aside>
      <InlineScript source={import.meta.env.SSR ? hideEarlySource : ''} />
    </>
  )
}

import { useContext, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { isInSection } from '../../../contract/announcement-sections.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NonceContext } from '../../../ui/nonce-context.ts'
import { link, type PagePath, readPath } from '../../language/link.ts'
import styles from './announcement.module.css'
import { hiddenAnnouncements } from './hidden-announcements.ts'
import hideEarlySource from './hide-early.js?raw'
import type { AnnouncementsData } from './load-announcements.ts'

const { read, readOnServer, hide, subscribe } = hiddenAnnouncements

interface AnnouncementBannerProps {
  readonly data: AnnouncementsData
  readonly locale: Locale
}

/** The sentence that staff announce on this page, in its language. It is hidden by a script only, so without scripts it stays. */
export function AnnouncementBanner({ data, locale }: AnnouncementBannerProps) {
  const { pathname } = useLocation()
  const nonce = useContext(NonceContext)
  const hidden = useSyncExternalStore(subscribe, read, readOnServer).split(' ')
  const { page } = readPath(pathname)
  const shown = data.announcements.find(({ section }) => isInSection(section, page))
  if (!shown || hidden.includes(shown.id)) return null
  const { id, text, link: target } = shown
  const { copy } = data
  return (
    <>
      <aside
        key={id}
        aria-label={copy.label}
        lang={languageTagOf(locale)}
        data-announcement={id}
        suppressHydrationWarning
      >
        {/* The aside has no display of its own: `hidden` holds before the rest of the styles is there. */}
        <div className={styles.announcement}>
          <p className={styles.text}>
            {text}
            {target && (
              <>
                {' '}
                <Target to={target.to} locale={locale}>
                  {target.text}
                </Target>
              </>
            )}
          </p>
          <button
            type="button"
            className={styles.hide}
            aria-label={copy.hide}
            data-kept-press
            onClick={() => hide(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      </aside>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? hideEarlySource : '' }}
      />
    </>
  )
}

interface TargetProps {
  readonly to: string
  readonly locale: Locale
  readonly children: string
}

function Target({ to, locale, children }: TargetProps) {
  if (!to.startsWith('page:')) return <a href={to}>{children}</a>
  return <Link to={link(locale, to.slice('page:'.length) as PagePath)}>{children}</Link>
}

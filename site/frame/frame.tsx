import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { AccountDialogs } from '../features/account/account-dialogs.tsx'
import { useVisits } from '../features/analytics/use-visits.ts'
import { useCachedPages } from '../features/offline/use-cached-pages.ts'
import { usePrefetch } from '../features/prefetch/use-prefetch.ts'
import { productOf, readPath } from '../language/link.ts'
import { AlertContainer } from './alerts/alert-container.tsx'
import { AnnouncementBanner } from './announcement/announcement-banner.tsx'
import { LocaleBanner } from './banner/locale-banner.tsx'
import { Footer } from './footer/footer.tsx'
import styles from './frame.module.css'
import type { FrameData } from './frame-data.ts'
import { LoadingBar } from './motion/loading-bar.tsx'
import { useArrival } from './motion/use-arrival.ts'
import { subNavProducts } from './nav/items.ts'
import { MainNav } from './nav/main-nav.tsx'
import { SubNav } from './nav/sub-nav.tsx'
import { PreviewBar } from './preview/preview-bar.tsx'

/** A route's `handle`; `localeBanner: false` hides the banner. */
export interface PageHandle {
  readonly localeBanner?: boolean
  /** The nav is drawn over the page's first picture: the text colour that is legible there. */
  readonly navOver?: 'light' | 'dark'
}

interface FrameProps {
  readonly data: FrameData
  readonly navOver?: PageHandle['navOver'] | undefined
  readonly banner?: boolean
  readonly children: ReactNode
}

/** The layout around a page: nav, banner, footer. */
export function Frame({ data, navOver, banner = true, children }: FrameProps) {
  const { pathname } = useLocation()
  const { page } = readPath(pathname)
  const product = productOf(page)
  const { copy, locale, offer, preview, announcements, loggedIn, positions } = data
  const announcement = useArrival()
  useVisits(data.config.analytics)
  usePrefetch()
  useCachedPages(data.config.serviceWorker)
  return (
    <>
      <a className={styles.skip} href="#main">
        {copy.skip}
      </a>
      <LoadingBar label={copy.loading} />
      {preview && <PreviewBar {...preview} />}
      {offer && banner && <LocaleBanner offer={offer} current={locale} />}
      {announcements && <AnnouncementBanner {...announcements} />}
      <div className={styles.page} data-nav-over={navOver}>
        <header className={styles.header}>
          <MainNav {...{ copy, locale, page, product, loggedIn, positions }} />
          {product && subNavProducts.includes(product) && (
            <SubNav copy={copy} locale={locale} page={page} product={product} />
          )}
        </header>
        {/* View transitions animate pages only; updates within a page apply at once. */}
        <ViewTransition key={pathname} enter="page" exit="page" default="none">
          <main id="main" className={styles.main} aria-label={copy.main} tabIndex={-1}>
            {children}
          </main>
        </ViewTransition>
      </div>
      <Footer copy={copy} locale={locale} page={page} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <AccountDialogs locale={locale} />
      <AlertContainer copy={copy.alert} close={copy.close} />
    </>
  )
}

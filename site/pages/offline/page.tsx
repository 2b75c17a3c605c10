import { actionClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { loadCopy } from './load-copy.ts'
import './heading-faces.css'
import styles from './offline.module.css'

export const handle = { navOver: 'light', localeBanner: false }

export function loader({ params, context }: Route.LoaderArgs) {
  return { copy: loadCopy(context.get(siteRequest), localeOf(params)) }
}

/** The service worker's offline page, which also fills the list of saved pages; scripts do not run on it. */
export default function Offline({ loaderData: { copy } }: Route.ComponentProps) {
  const { title, heading, text, again, kept } = copy
  return (
    <div className={`grid ${styles.offline}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <svg className={styles.line} viewBox="0 0 1200 220" aria-hidden="true">
        <path d="M-20 150 C 130 40, 250 30, 360 120 S 560 200, 660 110 S 790 70, 850 112" pathLength="100" />
        <path d="M884 138 Q 900 150, 918 154" />
        <path d="M962 150 Q 972 147, 980 142" />
        <path d="M1030 116 L 1034 114" />
      </svg>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          <Phrases text={heading} />
        </h1>
        <p className={styles.text}>{text}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the unavailable page */}
        <a className={actionClass()} href="">
          {again}
        </a>
      </div>
      <section className={styles.kept} aria-labelledby="kept">
        <h2 id="kept">{kept.heading}</h2>
        <div>
          <p className={styles.some}>{kept.text}</p>
          <p className={styles.none}>{kept.none}</p>
          <ul className={styles.list} data-kept-pages="" />
        </div>
      </section>
    </div>
  )
}

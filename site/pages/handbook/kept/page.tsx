import { Link } from 'react-router'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { loadKeepCopy } from '../keep/load-keep-copy.ts'
import { HandbookLayout } from '../layout/handbook-layout.tsx'
import { LightSwitch } from '../layout/light-switch.tsx'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import styles from './kept.module.css'
import { KeptList } from './kept-list.tsx'
import '../heading-faces.css'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { light } = loadCopy(site, locale).layout
  return { locale, lightMode: site.variant.lightMode, copy: { light, ...loadKeepCopy(site, locale) } }
}

/** All that this browser keeps of the handbooks; the server knows nothing of it. */
export default function Kept({ loaderData: { locale, lightMode, copy } }: Route.ComponentProps) {
  const { list } = copy
  return (
    <HandbookLayout lightMode={lightMode}>
      <title>{list.title}</title>
      <meta name="robots" content="noindex" />
      <div className={`grid ${styles.kept}`}>
        <div className={styles.head}>
          <p className={styles.back}>
            <Link to={link(locale, '/handbook')}>{list.back}</Link>
          </p>
          <h1 className={styles.heading}>{list.name}</h1>
          <p className={styles.lead}>{list.lead}</p>
          <LightSwitch label={copy.light} lightMode={lightMode} />
        </div>
        <p className={styles.plain}>{list.scripts}</p>
        <KeptList copy={copy} locale={locale} />
      </div>
    </HandbookLayout>
  )
}

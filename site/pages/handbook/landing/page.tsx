import { Link } from 'react-router'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { loadKeepCopy } from '../keep/load-keep-copy.ts'
import { HandbookLayout } from '../layout/handbook-layout.tsx'
import { LightSwitch } from '../layout/light-switch.tsx'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import styles from './landing.module.css'
import { loadProducts } from './load-products.ts'
import { ProductHandbook } from './product-handbook.tsx'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { landing, search, layout } = loadCopy(site, locale)
  return {
    locale,
    origin: site.origin,
    lightMode: site.variant.lightMode,
    products: await loadProducts(site, locale),
    picture: getSharingPicture('/handbook', locale).src,
    keptPages: site.serviceWorker ? loadKeepCopy(site, locale).list.name : null,
    copy: { landing, search, light: layout.light, kept: layout.kept },
  }
}

export default function Handbooks({ loaderData }: Route.ComponentProps) {
  const { locale, origin, lightMode, products, picture, keptPages, copy } = loaderData
  const { title, description, heading, lead } = copy.landing
  return (
    <HandbookLayout lightMode={lightMode} keptLine={copy.kept}>
      <PageHead {...{ origin, locale, title, description, picture }} page="/handbook" />
      <div className={`grid ${styles.landing}`}>
        <div className={styles.head}>
          <h1 className={styles.heading}>
            <Phrases text={heading} />
          </h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.light}>
            <LightSwitch label={copy.light} lightMode={lightMode} />
          </div>
        </div>
        {products.map((product, at) => (
          <ProductHandbook key={product.product} {...{ locale, product, copy }} isFirst={at === 0} />
        ))}
        {keptPages && (
          <p className={styles.kept}>
            <Link className={moreClass} to={link(locale, '/handbook/kept')}>
              {keptPages}
            </Link>
          </p>
        )}
      </div>
    </HandbookLayout>
  )
}

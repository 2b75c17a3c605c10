import { collectionPicture } from '../../../features/media/picture.ts'
import { loadPrices, storeOf } from '../../../features/store/load-store.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Gestures } from './gestures.tsx'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { Other } from './other.tsx'
import { Powers } from './powers.tsx'
import { Speed } from './speed.tsx'
import './heading-faces.css'

const page = '/procreate/superpowers'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    store: storeOf('procreate', await loadPrices(site, locale), locale),
    painted: collectionPicture('hero-superpowers', locale),
    og: getSharingPicture(page, locale).src,
  }
}

export default function Superpowers({ loaderData }: Route.ComponentProps) {
  const { copy, locale, store, painted, origin, og } = loaderData
  const way = [
    { name: copy.crumbs.product, page: '/procreate' },
    { name: copy.crumbs.page, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Hero copy={copy.hero} painted={painted} />
      <Gestures copy={copy.gestures} locale={locale} />
      <Speed copy={copy.speed} />
      <Powers copy={copy.more} locale={locale} />
      <Other copy={copy.other} locale={locale} store={store} heading={copy.store.heading} />
    </>
  )
}

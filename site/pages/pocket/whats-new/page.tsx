import { interpolateCopy } from '../../../../ui/language/copy.ts'
import { brushFacts } from '../../../brushes/brush-facts.ts'
import { collectionPicture } from '../../../features/media/picture.ts'
import { applicationData } from '../../../features/store/application-data.ts'
import { loadPrices, storeOf } from '../../../features/store/load-store.ts'
import { All } from '../../../features/whats-new/all.tsx'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { Themes } from './themes.tsx'
import './heading-faces.css'

const page = '/pocket/whats-new'

export const handle = { navOver: 'dark' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = interpolateCopy(loadCopy(site, locale), brushFacts)
  const prices = await loadPrices(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    store: storeOf('pocket', prices, locale),
    application: {
      ...applicationData({
        product: 'pocket',
        description: copy.head.description,
        url: site.origin + link(locale, '/pocket'),
        prices,
      }),
      softwareVersion: '4.0',
      releaseNotes: site.origin + link(locale, page),
    },
    moon: collectionPicture('work-moon', locale),
    moonPhone: collectionPicture('work-moon', locale, 'phone'),
    og: getSharingPicture(page, locale).src,
  }
}

export default function PocketNews({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, store, application, moon, moonPhone, og } = loaderData
  const way = [
    { name: 'pocket', page: '/pocket' },
    { name: copy.crumb, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Hero copy={copy.hero} moon={moon} moonPhone={moonPhone} />
      <Themes copy={copy.themes} moon={moon} locale={locale} />
      <All copy={copy.all} {...{ locale, store }} handbook="/handbook/pocket/4.0" app="/pocket" />
    </>
  )
}

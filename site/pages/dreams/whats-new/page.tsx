import type { Locale } from '../../../../contract/locale.ts'
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
import { First } from './first.tsx'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { Themes } from './themes.tsx'
import './heading-faces.css'

const page = '/dreams/whats-new'

/** The screen of dreams in a language that is not the page’s. */
const otherStage = {
  en: 'dreams-stage-jp',
  cn: 'dreams-stage-jp',
  jp: 'dreams-stage-cn',
} as const satisfies Record<Locale, string>

export const handle = { navOver: 'light' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const prices = await loadPrices(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    store: storeOf('dreams', prices, locale),
    application: {
      ...applicationData({
        product: 'dreams',
        description: copy.head.description,
        url: site.origin + link(locale, '/dreams'),
        prices,
      }),
      softwareVersion: '1.1',
      releaseNotes: site.origin + link(locale, page),
    },
    pictures: {
      perform: collectionPicture('cover-walk', locale),
      flipbook: collectionPicture('flipbook', locale),
      skins: collectionPicture('onion-skin', locale),
      languages: collectionPicture(otherStage[locale], locale),
    },
    og: getSharingPicture(page, locale).src,
  }
}

export default function DreamsNews({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, store, application, pictures, og } = loaderData
  const way = [
    { name: 'dreams', page: '/dreams' },
    { name: copy.crumb, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Hero copy={copy.hero} />
      <Themes copy={copy.themes} {...{ locale, pictures }} />
      <First copy={copy.first} locale={locale} />
      <All copy={copy.all} {...{ locale, store }} handbook="/handbook/dreams/1.1" app="/dreams" />
    </>
  )
}

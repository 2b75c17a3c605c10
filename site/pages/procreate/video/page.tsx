import { collectionFilm } from '../../../features/media/film.ts'
import { filmData } from '../../../features/media/film-data.ts'
import { collectionPicture } from '../../../features/media/picture.ts'
import { loadPrices, storeOf } from '../../../features/store/load-store.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Exports } from './exports.tsx'
import { Frames } from './frames.tsx'
import { Hero } from './hero.tsx'
import { Lapse } from './lapse/lapse.tsx'
import { loadCopy } from './load-copy.ts'
import { Sizes } from './sizes.tsx'
import { Take } from './take.tsx'
import './heading-faces.css'

const page = '/procreate/video'

/** The nav lies on the toned ground. */
export const handle = { navOver: 'light' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    film: collectionFilm('coast-time-lapse', locale),
    data: filmData('coast-time-lapse', { name: copy.head.title, locale, origin: site.origin }),
    flock: collectionFilm('flock', locale),
    states: collectionPicture('hero-video', locale),
    statesPhone: collectionPicture('hero-video', locale, 'phone'),
    coast: collectionPicture('coast', locale),
    store: storeOf('procreate', await loadPrices(site, locale), locale),
    og: getSharingPicture(page, locale).src,
  }
}

export default function Video({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, film, data, flock, states, statesPhone, coast, store, og } = loaderData
  const way = [
    { name: copy.crumbs.product, page: '/procreate' },
    { name: copy.crumbs.page, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={data} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Hero copy={copy.hero} states={states} statesPhone={statesPhone} />
      <Lapse copy={copy.lapse} film={film} />
      <Sizes copy={copy.sizes} coast={coast} locale={locale} />
      <Exports copy={copy.exports} locale={locale} />
      <Frames copy={copy.frames} film={flock} locale={locale} />
      <Take copy={copy.take} store={store} />
    </>
  )
}

import { interpolateCopy } from '../../../../ui/language/copy.ts'
import { brushFacts } from '../../../brushes/brush-facts.ts'
import { collectionPicture } from '../../../features/media/picture.ts'
import { applicationData } from '../../../features/store/application-data.ts'
import { loadPrices, storeOf } from '../../../features/store/load-store.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import type { PictureId } from '../../../pictures/manifest.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { HandSection } from './hand-section.tsx'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { loadWall } from './load-wall.ts'
import { Own } from './own.tsx'
import { Store } from './store.tsx'
import { useStudio } from './use-studio.tsx'
import { Wall } from './wall.tsx'
import './heading-faces.css'

const page = '/procreate/brushes'
const drawers = { en: 'tablet-brushes', cn: 'tablet-brushes-cn', jp: 'tablet-brushes-jp' } as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = interpolateCopy(loadCopy(site, locale), brushFacts)
  const prices = await loadPrices(site, locale)
  const picture = (id: PictureId, crop?: string) => collectionPicture(id, locale, crop)
  return {
    locale,
    origin: site.origin,
    copy,
    sets: loadWall(locale),
    store: storeOf('procreate', prices, locale),
    application: applicationData({
      product: 'procreate',
      description: copy.head.description,
      url: site.origin + link(locale, '/procreate'),
      prices,
    }),
    pictures: {
      brushes: picture('hero-brushes'),
      brushesPhone: picture('hero-brushes', 'phone'),
      stroke: picture('stroke-filbert'),
      pressure: picture('brush-inks-brush-pen'),
      tilt: picture('brush-pencils-side-shade'),
      speed: picture('brush-inks-dry-sumi'),
      drawer: picture(drawers[locale]),
      og: getSharingPicture(page, locale).src,
    },
  }
}

export default function Brushes({ loaderData }: Route.ComponentProps) {
  const { copy, locale, sets, store, pictures, origin, application } = loaderData
  const way = [
    { name: copy.crumbs.product, page: '/procreate' },
    { name: copy.crumbs.page, page },
  ] as const
  const studio = useStudio({ copy: copy.studio, trouble: copy.trouble, sets })
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={pictures.og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Hero copy={copy.hero} pictures={pictures} onPickUp={studio.pickUp} />
      <Wall copy={copy.wall} sets={sets} stroke={pictures.stroke} onPickUp={studio.pickUp} />
      <HandSection copy={copy.hand} locale={locale} pictures={pictures} />
      <Own copy={copy.own} locale={locale} drawer={pictures.drawer} />
      <Store copy={copy.store} store={store} />
      {studio.dialog}
    </>
  )
}

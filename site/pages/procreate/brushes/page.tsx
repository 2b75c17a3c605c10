import { interpolateCopy } from '../../../../ui/language/copy.ts'
import { brushFacts } from '../../../brushes/brush-facts.ts'
import { lateSections } from '../../../features/late/late.tsx'
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
import { loadCopy } from './load-copy.ts'
import { loadWall } from './load-wall.ts'
import { Sections } from './sections.tsx'
import './heading-faces.css'

const page = '/procreate/brushes'
const drawers = { en: 'tablet-brushes', cn: 'tablet-brushes-cn', jp: 'tablet-brushes-jp' } as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = interpolateCopy(loadCopy(site, locale), brushFacts)
  const prices = await loadPrices(site, locale)
  const picture = (id: PictureId, crop?: string) => collectionPicture(id, locale, crop)
  const { head, crumbs, ...below } = copy
  return {
    locale,
    origin: site.origin,
    head,
    crumbs,
    sharing: getSharingPicture(page, locale).src,
    late: {
      locale,
      copy: below,
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
      },
    },
  }
}

// The studio takes up any brush of the wall, also from the hero: 18 KB of data.
const LateSections = lateSections(Sections)

export default function Brushes({ loaderData }: Route.ComponentProps) {
  const { head, crumbs, sharing, locale, origin, late } = loaderData
  const way = [
    { name: crumbs.product, page: '/procreate' },
    { name: crumbs.page, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...head }} picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <LateSections late={late} />
    </>
  )
}

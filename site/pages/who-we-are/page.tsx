import { interpolate } from '../../../ui/language/format.ts'
import { collectionPicture } from '../../features/media/picture.ts'
import { loadUsPrice } from '../../features/store/load-store.ts'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import type { PictureId } from '../../pictures/manifest.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { Day } from './day.tsx'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { Night } from './night.tsx'
import { PageLinks } from './page-links.tsx'
import './heading-faces.css'

export const handle = { navOver: 'light' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const price = await loadUsPrice(site, 'dreams', locale)
  const once = { ...copy.stands.once, text: interpolate(copy.stands.once.text, { price }) }
  const picture = (id: PictureId) => collectionPicture(id, locale)
  return {
    locale,
    origin: site.origin,
    copy: { ...copy, stands: { ...copy.stands, once } },
    sharing: getSharingPicture('/who-we-are', locale).src,
    pictures: {
      mountain: picture('place-mountain'),
      mountainPhone: collectionPicture('place-mountain', locale, 'phone'),
      wires: picture('day-birds'),
      falls: picture('place-falls'),
      granite: picture('place-granite'),
      tarn: picture('place-tarn'),
      plain: picture('place-plain'),
      stacks: picture('place-stacks'),
      stars: picture('place-stars'),
      harbour: picture('harbour'),
    },
  }
}

export default function WhoWeAre({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, sharing, pictures } = loaderData
  const { places } = copy.day
  return (
    <>
      <PageHead {...{ origin, locale, ...copy.head }} page="/who-we-are" picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumbs.here, page: '/who-we-are' }])} />
      <Hero copy={copy.hero} mountain={pictures.mountain} mountainPhone={pictures.mountainPhone} />
      <Day copy={copy.day} pictures={pictures} />
      <Night copy={places.stars} stands={copy.stands} stars={pictures.stars} locale={locale} />
      <PageLinks copy={copy.doors} harbour={pictures.harbour} locale={locale} />
    </>
  )
}

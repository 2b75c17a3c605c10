import { collectionPicture } from '../../features/media/picture.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { Contact } from './contact.tsx'
import { readFilter } from './filters.ts'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { loadPositions } from './load-positions.ts'
import { PlaceCarousel } from './place-carousel.tsx'
import { listPlaces } from './places.ts'
import { Positions } from './positions.tsx'
import { Sayings } from './sayings.tsx'
import './heading-faces.css'

export const handle = { navOver: 'light' }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { position: _, ...copy } = loadCopy(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    mail: `careers@${site.mailHost}`,
    positions: await loadPositions(
      site,
      locale,
      readFilter(url.searchParams),
      url.searchParams.get('cursor') || undefined,
    ),
    places: listPlaces(locale, copy.places.items),
    tarn: collectionPicture('place-tarn', locale),
    tarnPhone: collectionPicture('place-tarn', locale, 'phone'),
    picture: getSharingPicture('/careers', locale).src,
  }
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, mail, positions, places, tarn, tarnPhone, picture } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, picture, ...copy.head }} page="/careers" />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={link(locale, '/careers/feed.xml')}
        title={copy.positions.feed}
      />
      <Hero copy={copy.hero} locale={locale} picture={tarn} phonePicture={tarnPhone} positions={positions} />
      <Positions copy={copy.positions} locale={locale} positions={positions} mail={mail} />
      <Sayings copy={copy.sayings} />
      <PlaceCarousel copy={copy.places} places={places} />
      <Contact copy={copy.contact} mail={mail} />
    </>
  )
}

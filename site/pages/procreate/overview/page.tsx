import { interpolateCopy } from '../../../../ui/language/copy.ts'
import { brushFacts } from '../../../brushes/brush-facts.ts'
import { collectionPicture } from '../../../features/media/picture.ts'
import { applicationData } from '../../../features/store/application-data.ts'
import { priceRow } from '../../../features/store/format-price.ts'
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
import { Access } from './access.tsx'
import { Brushes } from './brushes.tsx'
import { Colour } from './colour.tsx'
import { Compare } from './compare.tsx'
import { Feel } from './feel.tsx'
import { Hero } from './hero.tsx'
import { Layers } from './layers.tsx'
import { loadCopy } from './load-copy.ts'
import { Own } from './own.tsx'
import { screensOf } from './screens.ts'
import { Space } from './space.tsx'
import { Superpowers } from './superpowers.tsx'
import { Video } from './video.tsx'
import './heading-faces.css'

const page = '/procreate'

export const handle = { navOver: 'light' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = interpolateCopy(loadCopy(site, locale), brushFacts)
  const prices = await loadPrices(site, locale)
  const picture = (id: PictureId) => collectionPicture(id, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    price: priceRow(prices, locale),
    store: storeOf('procreate', prices, locale),
    application: applicationData({
      product: 'procreate',
      description: copy.head.description,
      url: site.origin + link(locale, page),
      prices,
    }),
    screens: screensOf(locale),
    pictures: {
      filbert: picture('brush-oils-loaded-filbert'),
      leaves: picture('brush-foliage-gum-leaves'),
      sumi: picture('brush-inks-dry-sumi'),
      wash: picture('brush-watercolour-granulating'),
      pastel: picture('brush-pastels-broken-colour'),
      gouache: picture('brush-gouache-two-tone'),
      bowls: picture('hero-color'),
      states: picture('hero-video'),
      model: picture('model'),
      gestures: picture('hero-superpowers'),
      four: picture('hero-accessibility'),
      attic: picture('day-attic'),
    },
    og: getSharingPicture(page, locale).src,
  }
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { copy, locale, price, store, application, screens, pictures, origin, og } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumb, page }])} />
      <Hero copy={copy.hero} store={store} />
      <Layers copy={copy.layers} screens={screens} />
      <Feel copy={copy.feel} />
      <Brushes copy={copy.brushes} locale={locale} pictures={pictures} />
      <Colour copy={copy.colour} locale={locale} bowls={pictures.bowls} />
      <Video copy={copy.video} locale={locale} states={pictures.states} />
      <Space copy={copy.space} locale={locale} model={pictures.model} />
      <Superpowers copy={copy.superpowers} locale={locale} gestures={pictures.gestures} />
      <Access copy={copy.accessibility} locale={locale} four={pictures.four} />
      <Compare copy={copy.compare} locale={locale} price={price} />
      <Own copy={copy.own} locale={locale} store={store} attic={pictures.attic} />
    </>
  )
}

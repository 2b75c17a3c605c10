import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../../ui/language/format.ts'
import { findAsked, findDevice } from '../../features/devices/device-classes.ts'
import { collectionFilm } from '../../features/media/film.ts'
import { filmData } from '../../features/media/film-data.ts'
import { collectionPicture } from '../../features/media/picture.ts'
import { loadNewsletter } from '../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx'
import { applicationData } from '../../features/store/application-data.ts'
import { loadPrices, loadUsPrice, storeOf } from '../../features/store/load-store.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import type { DreamsCopy } from './copy/en.ts'
import { Devices } from './devices/devices.tsx'
import { Features } from './features.tsx'
import { FlipBook } from './flip-book/flip-book.tsx'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { Price } from './price.tsx'
import { Questions } from './questions.tsx'
import { questionsData } from './questions-data.ts'
import { Stage } from './stage.tsx'
import { drawWalk } from './walker/draw-walk.ts'
import './heading-faces.css'

export const handle = { navOver: 'light' }

/** The app's screen with text in the visitor's language. */
const stages = { en: 'dreams-stage', cn: 'dreams-stage-cn', jp: 'dreams-stage-jp' } as const satisfies Record<
  Locale,
  string
>

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const [prices, inUs] = await Promise.all([loadPrices(site, locale), loadUsPrice(site, 'dreams', locale)])
  const copy = withPrice(loadCopy(site, locale), inUs)
  const address = `${site.origin}${link(locale, '/dreams')}`
  const { description } = copy.head
  const walkFilm = collectionFilm('walk', locale)
  return {
    newsletter: loadNewsletter(site, locale),
    locale,
    origin: site.origin,
    copy,
    walk: drawWalk(),
    asked: findAsked(url.searchParams.get('device'), findDevice),
    store: storeOf('dreams', prices, locale),
    data: [
      applicationData({ product: 'dreams', description, url: address, prices }),
      questionsData(copy.questions),
      filmData('walk', { name: copy.features.loop.name, locale, origin: site.origin }),
    ],
    films: {
      ball: collectionFilm('bouncing-ball', locale),
      walk: walkFilm,
      flock: collectionFilm('flock', locale),
    },
    pictures: {
      stage: collectionPicture(stages[locale], locale),
      onionSkin: collectionPicture('onion-skin', locale),
      swallow: collectionPicture('hero-dreams', locale),
      og: getSharingPicture('/dreams', locale).src,
    },
  }
}

/** The copy with the price sentence filled in. */
function withPrice(copy: DreamsCopy, price: string): DreamsCopy {
  const items = copy.questions.items.map(item => ({ ...item, answer: interpolate(item.answer, { price }) }))
  return {
    ...copy,
    price: { ...copy.price, text: interpolate(copy.price.text, { price }) },
    questions: { ...copy.questions, items },
  }
}

export default function Dreams({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, walk, asked, store, data, films, pictures } = loaderData
  const samples = [0, 2, 4].flatMap(at => walk[at] ?? [])
  return (
    <>
      <PageHead {...{ origin, locale, ...copy.head }} page="/dreams" picture={pictures.og} />
      {data.map(each => (
        <JsonLd key={each['@type']} data={each} />
      ))}
      <Hero copy={copy.hero} store={store} walk={walk} />
      <Stage copy={copy.stage} picture={pictures.stage} />
      <Features copy={copy.features} locale={locale} films={films} onionSkin={pictures.onionSkin} />
      <FlipBook copy={copy.flipBook} samples={samples} />
      <Devices copy={copy.devices} locale={locale} asked={asked} />
      <Price copy={copy.price} store={store} swallow={pictures.swallow} />
      <Questions copy={copy.questions} />
      <NewsletterBox {...loaderData.newsletter} />
    </>
  )
}

import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../../ui/language/format.ts'
import { findAsked, findDevice } from '../../features/devices/device-classes.ts'
import { lateSections } from '../../features/late/late.tsx'
import { collectionFilm } from '../../features/media/film.ts'
import { filmData } from '../../features/media/film-data.ts'
import { collectionPicture } from '../../features/media/picture.ts'
import { loadNewsletter } from '../../features/newsletter/load-newsletter.ts'
import { applicationData } from '../../features/store/application-data.ts'
import { loadPrices, loadUsPrice, storeOf } from '../../features/store/load-store.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import type { DreamsCopy } from './copy/en.ts'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { questionsData } from './questions-data.ts'
import { Sections } from './sections.tsx'
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
  const { head, hero, ...below } = copy
  const walk = drawWalk()
  const store = storeOf('dreams', prices, locale)
  return {
    locale,
    origin: site.origin,
    head,
    hero,
    store,
    sharing: getSharingPicture('/dreams', locale).src,
    late: {
      locale,
      copy: below,
      asked: findAsked(url.searchParams.get('device'), findDevice),
      store,
      data: [
        applicationData({ product: 'dreams', description, url: address, prices }),
        questionsData(copy.questions),
        filmData('walk', { name: copy.features.loop.name, locale, origin: site.origin }),
      ],
      films: {
        ball: collectionFilm('bouncing-ball', locale),
        walk: collectionFilm('walk', locale),
        flock: collectionFilm('flock', locale),
      },
      pictures: {
        stage: collectionPicture(stages[locale], locale),
        onionSkin: collectionPicture('onion-skin', locale),
        swallow: collectionPicture('hero-dreams', locale),
      },
      samples: [0, 2, 4].flatMap(at => walk[at] ?? []),
      newsletter: loadNewsletter(site, locale),
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

const LateSections = lateSections(Sections)

export default function Dreams({ loaderData }: Route.ComponentProps) {
  const { head, hero, locale, origin, store, sharing, late } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, ...head }} page="/dreams" picture={sharing} />
      <Hero copy={hero} store={store} />
      <LateSections late={late} />
    </>
  )
}

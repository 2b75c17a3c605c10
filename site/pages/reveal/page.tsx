import { useCallback, useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { collectionFilm } from '../../features/media/film.ts'
import { filmData } from '../../features/media/film-data.ts'
import { collectionPicture } from '../../features/media/picture.ts'
import { loadNewsletter } from '../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { type City, cities, formatOpening, timeLeft } from './opening.ts'
import styles from './page.module.css'
import { Wait } from './wait.tsx'
import './heading-faces.css'

export const handle = { navOver: 'dark' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  site.report.showsTime = true
  return {
    newsletter: loadNewsletter(site, locale),
    locale,
    origin: site.origin,
    copy,
    left: timeLeft(new Date()),
    clocks: clocksOf(locale),
    easel: collectionPicture('hero-reveal', locale),
    easelPhone: collectionPicture('hero-reveal', locale, 'phone'),
    film: collectionFilm('aurora-loop', locale),
    filmData: filmData('aurora-loop', { name: copy.wait.sky.heading, locale, origin: site.origin }),
    sharing: getSharingPicture('/reveal', locale).src,
  }
}

const clocksOf = (locale: Locale) =>
  Object.fromEntries(cities.map(city => [city, formatOpening(locale, city)])) as Record<
    City,
    ReturnType<typeof formatOpening>
  >

export default function Reveal({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, clocks, easel, easelPhone, film, sharing } = loaderData
  const [hasEnded, setEnded] = useState(false)
  const onEnd = useCallback(() => setEnded(true), [])
  const left = hasEnded ? null : loaderData.left
  const out = left === null ? copy.out : null
  const data = [crumbsOf(origin, locale, [{ name: copy.crumbs.here, page: '/reveal' }]), loaderData.filmData]
  return (
    <>
      <PageHead
        {...{ origin, locale }}
        title={copy.head.title}
        description={out?.description ?? copy.head.description}
        page="/reveal"
        picture={sharing}
      />
      {data.map(each => (
        <JsonLd key={each['@type']} data={each} />
      ))}
      <div className={styles.page}>
        <Hero {...{ copy, locale, left, onEnd, easel, easelPhone }} opening={clocks.hobart} />
        <Wait copy={copy.wait} {...{ out, clocks, film, locale }} />
        <NewsletterBox {...loaderData.newsletter} dark />
      </div>
    </>
  )
}

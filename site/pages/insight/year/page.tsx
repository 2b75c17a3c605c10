import { Link } from 'react-router'
import { interpolate } from '../../../../ui/language/format.ts'
import { unbroken } from '../../../../ui/phrases.tsx'
import { FeedLinks } from '../../../features/feeds/feed-links.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { loadCopy } from '../load-copy.ts'
import { loadCategories, loadShelf, loadYears, readShelfQuery } from '../load-shelf.ts'
import { Shelf } from '../shelf.tsx'
import { Years } from '../years.tsx'
import type { Route } from './+types/page'
import styles from './year.module.css'
import '../heading-faces.css'

/** Throws 404 for an invalid year and for one without articles. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const locale = localeOf(params)
  if (!/^\d{4}$/.test(params.year)) throw notFound()
  const year = Number(params.year)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const shelfQuery = readShelfQuery(new URL(request.url).searchParams, year)
  const [{ categories, chosen }, years] = await Promise.all([
    loadCategories(site, locale, shelfQuery.category),
    loadYears(site, locale, copy.years),
  ])
  if (years && !years.some(each => each.year === year)) throw notFound()
  const shelf = await loadShelf(site, locale, copy, { shelfQuery, categories, chosen })
  const named = { year: String(year) }
  return {
    locale,
    origin: site.origin,
    copy,
    year,
    head: {
      title: interpolate(copy.head.year, named),
      description: interpolate(copy.head.yearDescription, named),
    },
    shelf,
    years,
    picture: getSharingPicture('/insight', locale).src,
  }
}

export default function InsightYear({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, year, head, shelf, years, picture } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, ...head, picture }} page={`/insight/${year}`} />
      <FeedLinks titles={copy.feeds} locale={locale} page="/insight" />
      <div className={`grid ${styles.head}`}>
        <p>
          <Link to={link(locale, '/insight')} className={styles.magazine}>
            {unbroken(copy.masthead.heading)}
          </Link>
        </p>
        <h1 className={styles.year}>{year}</h1>
      </div>
      <Shelf copy={copy.shelf} shelf={shelf} />
      {years && <Years copy={copy.years} years={years} current={year} />}
    </>
  )
}

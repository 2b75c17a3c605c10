import { Link } from 'react-router'
import { releaseCategory } from '../../../../../contract/article-path.ts'
import { languageTagOf } from '../../../../../contract/locale.ts'
import { moreClass } from '../../../../../ui/action.tsx'
import { formatDate } from '../../../../../ui/language/format.ts'
import { Phrases } from '../../../../../ui/phrases.tsx'
import { pageOf } from '../../../../features/articles/load-article.ts'
import { feedFiles } from '../../../../features/feeds/feed-files.ts'
import { FeedLinks } from '../../../../features/feeds/feed-links.tsx'
import { crumbsOf } from '../../../../frame/crumbs.ts'
import { JsonLd } from '../../../../frame/json-ld.tsx'
import { PageHead } from '../../../../frame/page-head.tsx'
import { link } from '../../../../language/link.ts'
import { getSharingPicture } from '../../../../pictures/sharing.ts'
import { localeOf } from '../../../../request/locale-of.ts'
import { orNotFound } from '../../../../request/or-not-found.ts'
import { siteRequest } from '../../../../request/site-request.ts'
import { withDeadline } from '../../../../request/with-fallback.ts'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import styles from './archive.module.css'
import '../../heading-faces.css'

const page = '/press/releases'
const releasesOfPage = 20

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const cursor = url.searchParams.get('cursor')?.slice(0, 100)
  const query = { lang: languageTagOf(locale), category: releaseCategory, limit: releasesOfPage, cursor }
  const { data, next_cursor: next } = await orNotFound(
    site.admin(locale).listArticles({ query }, withDeadline()),
  )
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    isView: cursor !== undefined,
    releases: data.map(release => ({
      ...{ title: release.title, intro: release.intro, date: release.date },
      day: formatDate(release.date, locale),
      href: link(locale, pageOf(release)),
    })),
    next: next === null ? null : `${link(locale, page)}?${new URLSearchParams({ cursor: next })}`,
    picture: getSharingPicture('/press', locale).src,
  }
}

/** The press releases, newest first. */
export default function Releases({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, isView, releases, next, picture } = loaderData
  const way = [
    { name: copy.crumbs.press, page: '/press' },
    { name: copy.crumbs.here, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, picture, isView, page, ...copy.head }} />
      <FeedLinks titles={copy.feeds} {...{ locale, page }} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <div className={`grid ${styles.archive}`}>
        <header className={styles.head}>
          <p>
            <Link className={moreClass} to={link(locale, '/press')}>
              {copy.crumbs.press}
            </Link>
          </p>
          <h1 className={styles.heading}>
            <Phrases text={copy.title} />
          </h1>
          <p className={styles.lead}>{releases.length === 0 && !isView ? copy.none : copy.lead}</p>
        </header>
        {releases.length > 0 && (
          <ul className={styles.releases} aria-label={copy.list}>
            {releases.map(({ href, title, intro, date, day }) => (
              <li key={href}>
                <time dateTime={date}>{day}</time>
                <h2>
                  <Link to={href}>{title}</Link>
                </h2>
                <p>{intro}</p>
              </li>
            ))}
          </ul>
        )}
        {next !== null && (
          <Link className={moreClass} to={next} rel="next">
            {copy.earlier}
          </Link>
        )}
        <p className={styles.feeds}>
          {copy.subscribe}
          {feedFiles.map(({ format, file }) => (
            <a key={format} href={link(locale, `${page}/${file}`)}>
              {copy.formats[format]}
            </a>
          ))}
        </p>
      </div>
    </>
  )
}

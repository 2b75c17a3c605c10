import { Link } from 'react-router'
import { languageTagOf } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { formatDate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { loadNewsletter } from '../../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../../features/newsletter/newsletter-box.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import { FeedLink } from '../feed-link.tsx'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import styles from './archive.module.css'
import '../heading-faces.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const before = url.searchParams.get('before')
  const query = { lang: languageTagOf(locale), ...(before !== null && { before: before.slice(0, 30) }) }
  const { letters, next } = await site.admin(locale).listLetters({ query }, withDeadline())
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    isView: before !== null,
    letters: letters.map(({ slug, date, subject, preheader }) => ({
      ...{ subject, preheader, date },
      day: formatDate(date, locale),
      href: link(locale, `/newsletter/archive/${slug}`),
    })),
    next: next === null ? null : `${link(locale, '/newsletter/archive')}?before=${next}`,
    newsletter: loadNewsletter(site, locale),
    picture: getSharingPicture('/insight', locale).src,
  }
}

/** The letters of the newsletter that have gone out, newest first. */
export default function Archive({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, isView, letters, next, newsletter, picture } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, picture, isView, ...copy.head }} page="/newsletter/archive" />
      <FeedLink title={copy.feed} locale={locale} />
      <div className={`grid ${styles.archive}`}>
        <h1 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.lead}>{letters.length === 0 && !isView ? copy.none : copy.lead}</p>
        {letters.length > 0 && (
          <ul className={styles.letters} aria-label={copy.list}>
            {letters.map(({ href, subject, preheader, date, day }) => (
              <li key={href}>
                <time dateTime={date}>{day}</time>
                <h2>
                  <Link to={href}>{subject}</Link>
                </h2>
                {preheader !== '' && <p>{preheader}</p>}
              </li>
            ))}
          </ul>
        )}
        {next !== null && (
          <Link className={`${moreClass} ${styles.more}`} to={next} rel="next">
            {copy.earlier}
          </Link>
        )}
      </div>
      <NewsletterBox {...newsletter} />
    </>
  )
}

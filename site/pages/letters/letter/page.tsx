import { Link } from 'react-router'
import { languageTagOf, localeOfTag } from '../../../../contract/locale.ts'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import { loadNewsletter } from '../../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../../features/newsletter/newsletter-box.tsx'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import { Prose } from '../../../features/prose/prose.tsx'
import { loadTextLanguage } from '../../../features/untranslated/load-text-language.ts'
import { UntranslatedNotice } from '../../../features/untranslated/notice.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { orNotFound } from '../../../request/or-not-found.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import { FeedLink } from '../feed-link.tsx'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import styles from './letter.module.css'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const query = { lang: languageTagOf(locale) }
  const { letter } = await orNotFound(
    site.admin(locale).getLetter({ params: { slug: params.slug }, query }, withDeadline()),
  )
  const { slug, date, subject, preheader, lang, segments } = letter
  return {
    ...{ locale, slug, date, subject, preheader },
    origin: site.origin,
    copy: loadCopy(site, locale),
    day: formatDate(date, locale),
    text: loadTextLanguage(site, locale, letter),
    segments: prepareProse(segments, { locale: localeOfTag(lang) }),
    newsletter: loadNewsletter(site, locale),
    picture: getSharingPicture('/insight', locale).src,
  }
}

/** A letter of the newsletter, as its readers got it. */
export default function Letter({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, slug, date, day, subject, preheader, text, segments, ...rest } = loaderData
  const lang = text.fallback?.lang
  return (
    <>
      <PageHead
        {...{ origin, locale, text }}
        picture={rest.picture}
        page={`/newsletter/archive/${slug}`}
        title={interpolate(copy.head.letter, { subject })}
        description={preheader || copy.head.description}
        published={date}
      />
      <FeedLink title={copy.feed} locale={locale} />
      <article className={`grid ${styles.letter}`}>
        <header className={styles.head}>
          <p>
            <Link className={styles.all} to={link(locale, '/newsletter/archive')}>
              {copy.all}
            </Link>
          </p>
          <time dateTime={date}>{day}</time>
          <h1 lang={lang}>{subject}</h1>
          {preheader !== '' && (
            <p className={styles.lead} lang={lang}>
              {preheader}
            </p>
          )}
          <UntranslatedNotice text={text} />
        </header>
        <div className={styles.text} lang={lang}>
          <Prose segments={segments} />
        </div>
      </article>
      <NewsletterBox {...rest.newsletter} />
    </>
  )
}

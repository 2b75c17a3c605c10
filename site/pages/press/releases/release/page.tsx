import { redirect } from 'react-router'
import { releaseCategory } from '../../../../../contract/article-path.ts'
import { interpolateCopy } from '../../../../../ui/language/copy.ts'
import { formatDate, interpolate } from '../../../../../ui/language/format.ts'
import { brushFacts } from '../../../../brushes/brush-facts.ts'
import { loadArticle, pageOf, sharingCoverOf } from '../../../../features/articles/load-article.ts'
import { newsArticle } from '../../../../features/articles/news-article.ts'
import { FeedLinks } from '../../../../features/feeds/feed-links.tsx'
import { findCover } from '../../../../features/media/picture.ts'
import { prepareProse } from '../../../../features/prose/prepare-prose.ts'
import { loadTextLanguage } from '../../../../features/untranslated/load-text-language.ts'
import { crumbsOf } from '../../../../frame/crumbs.ts'
import { JsonLd } from '../../../../frame/json-ld.tsx'
import { PageHead } from '../../../../frame/page-head.tsx'
import { link } from '../../../../language/link.ts'
import { getSharingPicture } from '../../../../pictures/sharing.ts'
import { localeOf } from '../../../../request/locale-of.ts'
import { siteRequest } from '../../../../request/site-request.ts'
import { loadCopy as loadPressCopy } from '../../load-copy.ts'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import { Aside } from './aside.tsx'
import { Text } from './text.tsx'
import '../../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { article, related_articles: related } = await loadArticle(site, locale, params)
  const page = pageOf(article)
  if (article.category.id !== releaseCategory) throw redirect(link(locale, page), 301)
  const picture = sharingCoverOf(article, getSharingPicture('/press', locale).src)
  const { texts } = interpolateCopy(loadPressCopy(site, locale), brushFacts)
  return {
    ...{ locale, page, picture },
    origin: site.origin,
    copy: loadCopy(site, locale),
    release: {
      ...{ title: article.title, intro: article.intro, date: article.date },
      day: formatDate(article.date, locale),
      cover: findCover(article, locale),
      segments: prepareProse(article.segments, { locale }),
    },
    text: loadTextLanguage(site, locale, article),
    about: texts.long.text,
    mail: `press@${site.mailHost}`,
    others: related
      .filter(({ category }) => category.id === releaseCategory)
      .map(other => ({
        ...{ title: other.title, date: other.date },
        day: formatDate(other.date, locale),
        href: link(locale, pageOf(other)),
      })),
    described: newsArticle(article, { origin: site.origin, picture: picture.src }),
  }
}

/** A press release: what we announced, whom to ask, and who we are. */
export default function Release({ loaderData }: Route.ComponentProps) {
  const { locale, origin, page, picture, copy, release, text, described, ...rest } = loaderData
  const way = [
    { name: copy.crumbs.press, page: '/press' },
    { name: copy.crumbs.here, page: '/press/releases' },
    { name: release.title, page },
  ] as const
  return (
    <>
      <PageHead
        {...{ origin, locale, page, text }}
        title={interpolate(copy.head.release, { title: release.title })}
        description={release.intro}
        picture={picture.src}
        pictureSize={picture.size}
        published={release.date}
      />
      <FeedLinks titles={copy.feeds} locale={locale} page="/press/releases" />
      <JsonLd data={described} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Text {...{ copy, locale, release, text }} />
      <Aside {...{ copy, locale, ...rest }} />
    </>
  )
}

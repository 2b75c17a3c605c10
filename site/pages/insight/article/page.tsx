import { redirect } from 'react-router'
import { releaseCategory } from '../../../../contract/article-path.ts'
import { localeOfTag } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { unbroken } from '../../../../ui/phrases.tsx'
import { loadArticle, pageOf, sharingCoverOf } from '../../../features/articles/load-article.ts'
import { FeedLinks } from '../../../features/feeds/feed-links.tsx'
import { lateSections } from '../../../features/late/late.tsx'
import { firstBelow } from '../../../features/prose/first-below.ts'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import { loadTextLanguage } from '../../../features/untranslated/load-text-language.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { outside } from '../../../outside.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { cardOf } from '../cards.ts'
import { loadCopy } from '../load-copy.ts'
import { pigmentOf } from '../pigment.ts'
import type { Route } from './+types/page'
import { Banner } from './banner.tsx'
import { Body, type BodyProps } from './body.tsx'
import { describeArticle } from './describe.ts'
import { findVideo, loadBefore, responseWithVideo } from './load-article.ts'
import { ReadOn, type ReadOnProps } from './read-on.tsx'
import { Share } from './share.tsx'
import '../heading-faces.css'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const { article, related_articles } = await loadArticle(site, locale, params)
  const page = pageOf(article)
  if (article.category.id === releaseCategory) throw redirect(link(locale, page), 301)
  const before = await loadBefore(site, locale, article)
  const text = loadTextLanguage(site, locale, article)
  const address = `${site.origin}${link(localeOfTag(article.lang), page)}`
  const video = findVideo(article.segments, new URL(request.url).searchParams.get('film'))
  const picture = sharingCoverOf(article, getSharingPicture('/insight', locale).src)
  const shared = { title: encodeURIComponent(article.title), address: encodeURIComponent(address) }
  const magazine = unbroken(copy.masthead.heading)
  const segments = prepareProse(article.segments, { locale })
  const content = {
    locale,
    origin: site.origin,
    copy: { ...copy.article, feeds: copy.feeds },
    page,
    address,
    video,
    picture,
    text,
    head: { title: interpolate(copy.head.article, { title: article.title }), description: article.intro },
    card: cardOf(article, locale, copy.meta),
    below: firstBelow(segments),
    late: {
      segments,
      related: related_articles.map(each => cardOf(each, locale, copy.meta, 'card')),
      before: before && { title: before.title, href: link(locale, pageOf(before)) },
    },
    magazine: { title: magazine, href: link(locale, '/insight') },
    share: { x: interpolate(outside.share.x, shared), facebook: interpolate(outside.share.facebook, shared) },
    described: describeArticle(article, { origin: site.origin, locale, magazine, picture: picture.src }),
  }
  return responseWithVideo(content, video)
}

/** The response with a video names the allowed frame origin to the server. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const LateBody = lateSections<BodyProps, 'segments'>(Body)
const LateReadOn = lateSections<ReadOnProps, 'related' | 'before'>(ReadOn)

export default function InsightArticle({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, page, address, card, picture, share, text, ...content } = loaderData
  return (
    <div className={pigmentOf(card.category.id)}>
      <PageHead
        {...{ origin, locale, page, text, ...content.head }}
        picture={picture.src}
        pictureSize={picture.size}
        published={card.date}
      />
      <FeedLinks titles={copy.feeds} locale={locale} page="/insight" />
      <link rel="alternate" type="text/markdown" href={`${card.href}.md`} />
      <JsonLd data={content.described} />
      <article>
        <Banner card={card} magazine={content.magazine} sample={copy.sample} text={text} />
        <LateBody
          lang={text.fallback?.lang}
          copy={copy}
          late={content.late}
          below={content.below}
          address={card.href}
          video={content.video}
        />
        <Share copy={copy.share} address={address} {...share} />
      </article>
      <LateReadOn copy={copy} late={content.late} />
    </div>
  )
}

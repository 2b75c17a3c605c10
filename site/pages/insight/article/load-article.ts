import { data } from 'react-router'
import type { Article } from '../../../../contract/admin.ts'
import type { Segment } from '../../../../contract/document.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'
import { keyOf } from '../list-article-pages.ts'

/** The previous article of the same or the preceding year; null without one. */
export async function loadBefore(
  site: SiteRequest,
  locale: Locale,
  article: Article,
): Promise<Article | null> {
  const { listArticles } = site.admin(locale)
  const list = async (year: number, limit: number) =>
    (
      await listArticles(
        { query: { lang: languageTagOf(locale), year: String(year), limit } },
        withDeadline(),
      )
    ).data
  const find = async () => {
    const inYear = await list(article.year, 100)
    const at = inYear.findIndex(each => keyOf(each) === keyOf(article))
    return inYear[at + 1] ?? (await list(article.year - 1, 1))[0] ?? null
  }
  return withFallback(site, 'the article before', find(), null)
}

/** The embedded video that the visitor requested, if the article has it. */
export const findVideo = (segments: readonly Segment[], id: string | null): string | null =>
  segments.some(segment => segment.kind === 'embed' && segment.id === id) ? id : null

/** The response with that video's embed origin allowed by the content security policy. */
export const responseWithVideo = <T>(content: T, video: string | null) =>
  data(content, video === null ? {} : { headers: { 'X-Frame-Source': 'https://www.youtube-nocookie.com' } })

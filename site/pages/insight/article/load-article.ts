import { data } from 'react-router'
import type { Article, ArticleDetails } from '../../../../contract/admin.ts'
import type { Segment } from '../../../../contract/document.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { isPicture } from '../../../features/media/picture.ts'
import { pictures } from '../../../pictures/manifest.ts'
import type { Picture } from '../../../pictures/picture.ts'
import { sharingSize } from '../../../pictures/sharing.ts'
import { notFound } from '../../../request/locale-of.ts'
import { isRefused } from '../../../request/refusal.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'
import { keyOf } from '../list-article-pages.ts'

/** An article and its recommendations. Throws 404 for an unknown one; rejects as the service does. */
export async function loadArticle(site: SiteRequest, locale: Locale, params: { year: string; slug: string }) {
  try {
    const query = { lang: languageTagOf(locale) }
    return await site.admin(locale).getArticle({ params, query }, withDeadline())
  } catch (error) {
    if (isRefused(error)) throw notFound()
    throw error
  }
}

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

/** The sharing picture of an article: its own, else its cover, else the magazine's. */
export function sharingCoverOf({ sharing, cover, cover_media: media }: ArticleDetails, otherwise: string) {
  if (sharing !== null) return { src: sharing, size: sharingSize }
  const crop = media?.crops?.sharing
  const [cropped] = crop?.files ?? []
  if (crop && cropped) return { src: cropped.src, size: { width: crop.width, height: crop.height } }
  const own: Picture | null = isPicture(cover) ? pictures[cover] : null
  const file = (own?.sources.jpg ?? own?.sources.png)?.at(-1)
  if (!own || !file) return { src: otherwise, size: sharingSize }
  const height = Math.round((file.width * own.height) / own.width)
  return { src: file.src, size: { width: file.width, height } }
}

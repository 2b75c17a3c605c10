import type { ArticleDetails } from '../../../contract/admin.ts'
import { pathOfArticle } from '../../../contract/article-path.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { PagePath } from '../../language/link.ts'
import { pictures } from '../../pictures/manifest.ts'
import type { Picture } from '../../pictures/picture.ts'
import { sharingSize } from '../../pictures/sharing.ts'
import { orNotFound } from '../../request/or-not-found.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import { isPicture } from '../media/picture.ts'

/** An article and its recommendations. Throws 404 for an unknown one; rejects as the service does. */
export const loadArticle = (
  site: SiteRequest,
  locale: Locale,
  params: { readonly year: string; readonly slug: string },
) =>
  orNotFound(
    site.admin(locale).getArticle({ params, query: { lang: languageTagOf(locale) } }, withDeadline()),
  )

/** The page of an article: of a press release among the releases, of any other in the magazine. */
export const pageOf = ({
  category,
  year,
  slug,
}: Pick<ArticleDetails, 'category' | 'year' | 'slug'>): PagePath =>
  pathOfArticle({ category: category.id, year, slug }) as PagePath

/** The sharing picture of an article: its own, else its cover, else another. */
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

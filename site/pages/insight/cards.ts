import type { Article, Term } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import { formatDate, plural } from '../../../ui/language/format.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import { pageOf } from '../../features/articles/load-article.ts'
import { findCover } from '../../features/media/picture.ts'
import { link } from '../../language/link.ts'
import type { InsightCopy } from './copy/en.ts'

/** An article card of the magazine's grids. */
export interface Card {
  readonly href: string
  readonly title: string
  readonly intro: string
  readonly category: Term
  readonly date: string
  readonly longDate: string
  readonly minutes: string
  readonly sample: string | null
  /** Null for a cover that is not in the collection. */
  readonly picture: PictureData | null
}

/**
 * Server-only: the collection is not sent to browsers. `crop` is for small cards: of covers that have it, around their
 * focal point.
 */
export function cardOf(article: Article, locale: Locale, copy: InsightCopy['meta'], crop?: 'card'): Card {
  const { title, intro, category, date, read_time, sample } = article
  return {
    href: link(locale, pageOf(article)),
    title,
    intro,
    category,
    date,
    longDate: formatDate(date, locale),
    minutes: plural(copy.minutes, read_time, locale),
    sample: sample ? copy.sample : null,
    picture: findCover(article, locale, crop),
  }
}

/** The orientation of a picture. */
export const orientationOf = ({
  width,
  height,
}: Pick<PictureData, 'width' | 'height'>): 'tall' | 'square' | 'wide' => {
  if (width === height) return 'square'
  return width < height ? 'tall' : 'wide'
}

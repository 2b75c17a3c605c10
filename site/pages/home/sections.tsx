import type { Locale } from '../../../contract/locale.ts'
import type { loadNewsletter } from '../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx'
import { Beginners } from './beginners.tsx'
import { Careers } from './careers.tsx'
import type { HomeCopy } from './copy/en.ts'
import { Help } from './help.tsx'
import { Insight } from './insight.tsx'
import { Learning } from './learning.tsx'
import { Lessons } from './lessons.tsx'
import type { loadHelp } from './load-help.ts'
import type { HomeLists } from './load-lists.ts'
import { News } from './news.tsx'
import type { pickPictures } from './pick-pictures.ts'
import { Products } from './products.tsx'

interface SectionsProps {
  readonly copy: Omit<HomeCopy, 'head' | 'hero'>
  readonly locale: Locale
  readonly lists: HomeLists
  readonly pictures: ReturnType<typeof pickPictures>['below']
  readonly help: Awaited<ReturnType<typeof loadHelp>>
  readonly newsletter: ReturnType<typeof loadNewsletter>
}

/** What follows the hero. */
export function Sections({ copy, locale, lists, pictures, help, newsletter }: SectionsProps) {
  return (
    <>
      <Products copy={copy.products} locale={locale} pictures={pictures} prices={lists.prices} />
      <News copy={copy.news} locale={locale} articles={lists.articles} />
      <Learning copy={copy.learning} locale={locale} wheel={pictures.wheel} />
      <Help copy={copy.help} {...help} />
      <Beginners copy={copy.beginners} locale={locale} pictures={pictures} />
      <Lessons copy={copy.lessons} pictures={pictures} />
      <Careers copy={copy.careers} locale={locale} positions={lists.positions} harbour={pictures.harbour} />
      <Insight copy={copy.insight} locale={locale} categories={lists.categories} covers={pictures.covers} />
      <NewsletterBox {...newsletter} />
    </>
  )
}

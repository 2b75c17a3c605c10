import { useMemo } from 'react'
import { languageTagOf } from '../../../contract/locale.ts'
import { loadNewsletter } from '../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { aboutUs } from './about-us.ts'
import { Beginners } from './beginners.tsx'
import { Careers } from './careers.tsx'
import { Help } from './help.tsx'
import { Hero } from './hero.tsx'
import { Insight } from './insight.tsx'
import { Learning } from './learning.tsx'
import { Lessons } from './lessons.tsx'
import { loadCopy } from './load-copy.ts'
import { loadHelp } from './load-help.ts'
import { loadLists } from './load-lists.ts'
import { News } from './news.tsx'
import { pack, unpack } from './pack.ts'
import { pickHeroBrush } from './paint/hero-brush.ts'
import { pickPictures } from './pick-pictures.ts'
import { Products } from './products.tsx'
import './heading-faces.css'

export const handle = { navOver: 'light' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const [lists, help] = await Promise.all([loadLists(site, locale), loadHelp(site, locale)])
  return {
    locale,
    origin: site.origin,
    packed: pack({
      copy: loadCopy(site, locale),
      lists,
      pictures: pickPictures(locale),
      brush: pickHeroBrush(locale),
      newsletter: loadNewsletter(site, locale),
      help,
    }),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { locale, origin, packed } = loaderData
  const { copy, lists, pictures, brush, help, newsletter } = useMemo(() => unpack(packed), [packed])
  return (
    <>
      <PageHead {...{ origin, locale, ...copy.head }} page="/" picture={pictures.og} />
      <JsonLd data={aboutUs(origin)} />
      <JsonLd
        data={{
          '@type': 'WebSite',
          '@id': `${origin}/#site`,
          name: 'procreate',
          url: `${origin}${link(locale, '/')}`,
          inLanguage: languageTagOf(locale),
          description: copy.head.description,
          publisher: { '@id': `${origin}/#us` },
        }}
      />
      <Hero copy={copy.hero} locale={locale} brush={brush} pictures={pictures} />
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

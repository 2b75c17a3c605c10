import { languageTagOf } from '../../../contract/locale.ts'
import { lateSections } from '../../features/late/late.tsx'
import { loadNewsletter } from '../../features/newsletter/load-newsletter.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { aboutUs } from './about-us.ts'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { loadHelp } from './load-help.ts'
import { loadLists } from './load-lists.ts'
import { pickHeroBrush } from './paint/hero-brush.ts'
import { pickPictures } from './pick-pictures.ts'
import { Sections } from './sections.tsx'
import './heading-faces.css'

export const handle = { navOver: 'light' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { hero, head, ...copy } = loadCopy(site, locale)
  const { first, below, og } = pickPictures(locale)
  const [lists, help] = await Promise.all([loadLists(site, locale), loadHelp(site, locale)])
  return {
    locale,
    origin: site.origin,
    head,
    hero,
    pictures: first,
    sharing: og,
    brush: pickHeroBrush(locale),
    late: {
      locale,
      copy,
      lists,
      pictures: below,
      newsletter: loadNewsletter(site, locale),
      help,
    },
  }
}

const LateSections = lateSections(Sections)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { locale, origin, head, hero, pictures, sharing, brush, late } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, ...head }} page="/" picture={sharing} />
      <JsonLd data={aboutUs(origin)} />
      <JsonLd
        data={{
          '@type': 'WebSite',
          '@id': `${origin}/#site`,
          name: 'procreate',
          url: `${origin}${link(locale, '/')}`,
          inLanguage: languageTagOf(locale),
          description: head.description,
          publisher: { '@id': `${origin}/#us` },
        }}
      />
      <Hero copy={hero} locale={locale} brush={brush} pictures={pictures} />
      <LateSections late={late} />
    </>
  )
}

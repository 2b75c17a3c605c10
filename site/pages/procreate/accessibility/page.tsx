import { collectionPicture } from '../../../features/media/picture.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Contact } from './contact.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { loadCopy } from './load-copy.ts'
import { SettingsDemo } from './settings-demo.tsx'
import { Simple } from './simple.tsx'
import './heading-faces.css'

const page = '/procreate/accessibility'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    four: collectionPicture('hero-accessibility', locale),
    gum: collectionPicture('flowering-gum', locale),
    og: getSharingPicture(page, locale).src,
  }
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { copy, locale, four, gum, origin, og } = loaderData
  const way = [
    { name: copy.crumbs.product, page: '/procreate' },
    { name: copy.crumbs.page, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Hero copy={copy.hero} told={copy.told} locale={locale} four={four} />
      <Features copy={copy.features} locale={locale} />
      <SettingsDemo copy={copy.bench} locale={locale} gum={gum} />
      <Simple copy={copy.simple} locale={locale} />
      <Contact copy={copy.contact} locale={locale} />
    </>
  )
}

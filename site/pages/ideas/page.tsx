import { collectionPicture } from '../../features/media/picture.ts'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { Hero } from './hero.tsx'
import { Letters } from './letters.tsx'
import { loadCopy } from './load-copy.ts'
import './heading-faces.css'

const page = '/about-ideas-suggestions'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    feather: collectionPicture('cover-feather', locale),
    sharing: getSharingPicture(page, locale).src,
  }
}

export default function Ideas({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, feather, sharing } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumbs.here, page }])} />
      <Hero copy={copy} feather={feather} />
      <Letters copy={copy} locale={locale} />
    </>
  )
}

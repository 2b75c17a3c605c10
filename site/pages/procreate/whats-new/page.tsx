import { collectionPicture } from '../../../features/media/picture.ts'
import { applicationData } from '../../../features/store/application-data.ts'
import { loadPrices, storeOf } from '../../../features/store/load-store.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import type { PictureId } from '../../../pictures/manifest.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Before } from './before.tsx'
import { Calendar } from './calendar.tsx'
import { loadCopy } from './load-copy.ts'
import { Newest } from './newest.tsx'
import { Older } from './older.tsx'
import { Take } from './take.tsx'
import './heading-faces.css'

const page = '/procreate/whats-new'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const prices = await loadPrices(site, locale)
  const picture = (id: PictureId) => collectionPicture(id, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    store: storeOf('procreate', prices, locale),
    application: {
      ...applicationData({
        product: 'procreate',
        description: copy.head.description,
        url: site.origin + link(locale, '/procreate'),
        prices,
      }),
      softwareVersion: '5.3',
      releaseNotes: site.origin + link(locale, page),
    },
    pictures: {
      leaves: picture('hero-whats-new'),
      stroke: picture('stroke-filbert'),
      film: picture('hero-video'),
      room: picture('hero-3d-room'),
      board: picture('cover-storyboard'),
      bowls: picture('hero-accessibility'),
    },
    og: getSharingPicture(page, locale).src,
  }
}

export default function WhatsNew({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, store, application, pictures, og } = loaderData
  const way = [
    { name: copy.crumbs.product, page: '/procreate' },
    { name: copy.crumbs.page, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Calendar copy={copy.calendar} leaves={pictures.leaves} />
      <Newest copy={copy.newest} changed={copy.changed} locale={locale} pictures={pictures} />
      <Before copy={copy.before} changed={copy.changed} locale={locale} pictures={pictures} />
      <Older copy={copy.older} changed={copy.changed} locale={locale} leaves={pictures.leaves} />
      <Take copy={copy.take} store={store} />
    </>
  )
}

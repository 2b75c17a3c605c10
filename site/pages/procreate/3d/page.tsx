import { collectionPicture } from '../../../features/media/picture.ts'
import { applicationData } from '../../../features/store/application-data.ts'
import { loadPrices, storeOf } from '../../../features/store/load-store.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Environments } from './environments.tsx'
import { Light } from './light.tsx'
import { loadCopy } from './load-copy.ts'
import { Paint } from './paint.tsx'
import { Studio } from './studio/studio.tsx'
import { Take } from './take.tsx'
import { Textures } from './textures.tsx'
import './heading-faces.css'

const page = '/procreate/3d'

export const handle = { navOver: 'dark' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const prices = await loadPrices(site, locale)
  const copy = loadCopy(site, locale)
  return {
    locale,
    origin: site.origin,
    copy,
    store: storeOf('procreate', prices, locale),
    application: applicationData({
      product: 'procreate',
      description: copy.head.description,
      url: `${site.origin}${link(locale, '/procreate')}`,
      prices,
    }),
    pictures: {
      bust: collectionPicture('bust3d', locale),
      model: collectionPicture('model', locale),
      pigment: collectionPicture('pigment', locale),
      room: collectionPicture('hero-3d-room', locale),
      portrait: collectionPicture('portrait', locale),
      og: getSharingPicture(page, locale).src,
    },
  }
}

export default function Space({ loaderData }: Route.ComponentProps) {
  const { copy, locale, pictures, origin, store, application } = loaderData
  const way = [
    { name: 'procreate', page: '/procreate' },
    { name: copy.head.title, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={pictures.og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Studio copy={copy.studio} bust={pictures.bust} />
      <Paint copy={copy.paint} locale={locale} model={pictures.model} />
      <Textures copy={copy.textures} locale={locale} pigment={pictures.pigment} />
      <Light copy={copy.light} locale={locale} room={pictures.room} />
      <Environments copy={copy.environments} names={copy.studio.environments.names} />
      <Take copy={copy.take} store={store} portrait={pictures.portrait} />
    </>
  )
}

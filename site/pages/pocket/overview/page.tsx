import { interpolateCopy } from '../../../../ui/language/copy.ts'
import { brushFacts } from '../../../brushes/brush-facts.ts'
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
import { Hand } from './hand.tsx'
import { loadCopy } from './load-copy.ts'
import { Screens } from './screens.tsx'
import './heading-faces.css'

const page = '/pocket'
const phones = { en: 'phone', cn: 'phone-cn', jp: 'phone-jp' } as const
const drawers = { en: 'phone-brushes', cn: 'phone-brushes-cn', jp: 'phone-brushes-jp' } as const

export const handle = { navOver: 'dark' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = interpolateCopy(loadCopy(site, locale), brushFacts)
  const prices = await loadPrices(site, locale)
  const picture = (id: PictureId, crop?: string) => collectionPicture(id, locale, crop)
  return {
    locale,
    origin: site.origin,
    copy,
    store: storeOf('pocket', prices, locale),
    application: applicationData({
      product: 'pocket',
      description: copy.head.description,
      url: site.origin + link(locale, page),
      prices,
    }),
    sky: { wide: picture('aurora'), phone: picture('aurora', 'phone') },
    pictures: {
      phone: picture(phones[locale]),
      drawer: picture(drawers[locale]),
      ferry: picture('hero-pocket'),
      tablet: picture('tablet-canvas'),
    },
    og: getSharingPicture(page, locale).src,
  }
}

export default function Pocket({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, store, application, sky, pictures, og } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: 'pocket', page }])} />
      <Hand copy={copy.hero} sky={sky} store={store}>
        <Screens copy={copy} pictures={pictures} locale={locale} />
      </Hand>
    </>
  )
}

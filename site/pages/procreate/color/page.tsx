import { collectionPicture } from '../../../features/media/picture.ts'
import { applicationData } from '../../../features/store/application-data.ts'
import { loadPrices, storeOf } from '../../../features/store/load-store.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { toHex } from '../../../paint/gamut.ts'
import { type PaletteId, paletteIds, palettes } from '../../../paint/palettes.ts'
import type { PictureId } from '../../../pictures/manifest.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { Explorer } from './explorer.tsx'
import { Harmonies } from './harmonies.tsx'
import { loadCopy } from './load-copy.ts'
import { Palettes } from './palettes.tsx'
import { Panel } from './panel.tsx'
import { Profiles } from './profiles.tsx'
import { harmonyNames } from './wheel/harmonies.ts'
import './heading-faces.css'

const page = '/procreate/color'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const prices = await loadPrices(site, locale)
  const copy = loadCopy(site, locale)
  const picture = (id: PictureId, crop?: string) => collectionPicture(id, locale, crop)
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
    colours: mapAll(paletteIds, id => palettes[id].map(toHex)),
    pictures: {
      wheel: picture('wheel'),
      harmonies: mapAll(harmonyNames, name => picture(`harmony-${name}`)),
      palettes: mapAll<PaletteId, ReturnType<typeof picture>>(paletteIds, id => picture(`palette-${id}`)),
      bowls: picture('hero-color'),
      bowlsPhone: picture('hero-color', 'phone'),
      panel: picture('colour-panel'),
      og: getSharingPicture(page, locale).src,
    },
  }
}

const mapAll = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, of(name)])) as Record<Name, Value>

export default function Color({ loaderData }: Route.ComponentProps) {
  const { copy, locale, pictures, colours, origin, store, application } = loaderData
  const way = [
    { name: 'procreate', page: '/procreate' },
    { name: copy.head.title, page },
  ] as const
  return (
    <>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={pictures.og} />
      <JsonLd data={application} />
      <JsonLd data={crumbsOf(origin, locale, way)} />
      <Explorer copy={copy.explorer} painted={pictures.wheel} />
      <Harmonies copy={copy.harmonies} locale={locale} pictures={pictures.harmonies} />
      <Profiles copy={copy.profiles} locale={locale} pictures={pictures} />
      <Palettes copy={copy.palettes} locale={locale} pictures={pictures.palettes} colours={colours} />
      <Panel copy={copy.panel} locale={locale} panel={pictures.panel} store={store} />
    </>
  )
}

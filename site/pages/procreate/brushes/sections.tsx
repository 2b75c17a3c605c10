import type { Locale } from '../../../../contract/locale.ts'
import type { PictureData } from '../../../../ui/picture.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import type { BrushesCopy } from './copy/en.ts'
import { HandSection } from './hand-section.tsx'
import { Hero } from './hero.tsx'
import type { loadWall } from './load-wall.ts'
import { Own } from './own.tsx'
import { Store } from './store.tsx'
import { useStudio } from './use-studio.tsx'
import { Wall } from './wall.tsx'

type PictureName = 'brushes' | 'brushesPhone' | 'stroke' | 'pressure' | 'tilt' | 'speed' | 'drawer'

interface SectionsProps {
  readonly copy: Omit<BrushesCopy, 'head' | 'crumbs'>
  readonly locale: Locale
  readonly sets: ReturnType<typeof loadWall>
  readonly store: StoreData
  /** Structured data of the app. */
  readonly application: Readonly<Record<string, unknown>>
  readonly pictures: Readonly<Record<PictureName, PictureData>>
}

/** The page with its studio. */
export function Sections({ copy, locale, sets, store, application, pictures }: SectionsProps) {
  const studio = useStudio({ copy: copy.studio, trouble: copy.trouble, sets })
  return (
    <>
      <JsonLd data={application} />
      <Hero copy={copy.hero} pictures={pictures} onPickUp={studio.pickUp} />
      <Wall copy={copy.wall} sets={sets} stroke={pictures.stroke} onPickUp={studio.pickUp} />
      <HandSection copy={copy.hand} locale={locale} pictures={pictures} />
      <Own copy={copy.own} locale={locale} drawer={pictures.drawer} />
      <Store copy={copy.store} store={store} />
      {studio.dialog}
    </>
  )
}

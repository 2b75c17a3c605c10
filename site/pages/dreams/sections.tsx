import type { Locale } from '../../../contract/locale.ts'
import type { FilmData } from '../../../ui/film.tsx'
import type { PictureData } from '../../../ui/picture.tsx'
import type { FoundDevice } from '../../features/devices/device-classes.ts'
import type { loadNewsletter } from '../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx'
import type { StoreData } from '../../features/store/load-store.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import type { DreamsCopy } from './copy/en.ts'
import { Devices } from './devices/devices.tsx'
import { Features } from './features.tsx'
import { FlipBook } from './flip-book/flip-book.tsx'
import { Price } from './price.tsx'
import { Questions } from './questions.tsx'
import { Stage } from './stage.tsx'

interface SectionsProps {
  readonly copy: Omit<DreamsCopy, 'head' | 'hero'>
  readonly locale: Locale
  readonly asked: FoundDevice | null | 'unknown'
  readonly store: StoreData
  /** Structured data. */
  readonly data: readonly (Readonly<Record<string, unknown>> & { readonly '@type': string })[]
  readonly films: Readonly<Record<'ball' | 'walk' | 'flock', FilmData>>
  readonly pictures: Readonly<Record<'stage' | 'onionSkin' | 'swallow', PictureData>>
  /** Three drawings of a walk. */
  readonly samples: readonly string[]
  readonly newsletter: ReturnType<typeof loadNewsletter>
}

/** What follows the hero. */
export function Sections({ copy, locale, ...props }: SectionsProps) {
  const { asked, store, data, films, pictures, samples, newsletter } = props
  return (
    <>
      {data.map(each => (
        <JsonLd key={each['@type']} data={each} />
      ))}
      <Stage copy={copy.stage} picture={pictures.stage} />
      <Features copy={copy.features} locale={locale} films={films} onionSkin={pictures.onionSkin} />
      <FlipBook copy={copy.flipBook} samples={samples} />
      <Devices copy={copy.devices} locale={locale} asked={asked} />
      <Price copy={copy.price} store={store} swallow={pictures.swallow} />
      <Questions copy={copy.questions} />
      <NewsletterBox {...newsletter} />
    </>
  )
}

import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import { collectionPicture } from '../../features/media/picture.ts'
import { partNumbers, stagePicture } from '../../features/media/stage-picture.ts'
import type { PictureId } from '../../pictures/manifest.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { reducePicture } from './reduce-picture.ts'

/** The apps' screens, in the visitor's language where they show text. */
const screens = {
  en: { tablet: 'tablet', phone: 'phone', stage: 'dreams-stage' },
  cn: { tablet: 'tablet-cn', phone: 'phone-cn', stage: 'dreams-stage-cn' },
  jp: { tablet: 'tablet-jp', phone: 'phone-jp', stage: 'dreams-stage-jp' },
} as const

/** The picture reduced to its narrowest file. */
const thumbnailOf = (picture: PictureData): PictureData => ({
  ...picture,
  sources: picture.sources.map(({ type, srcSet }) => ({ type, srcSet: srcSet.replace(/,.*/, '') })),
})

/** The pictures of the first screen, those below it, and the one for sharing. */
export function pickPictures(locale: Locale) {
  const picture = (id: PictureId, crop?: string) => reducePicture(collectionPicture(id, locale, crop))
  // Alternative text that repeats the visible text is not sent.
  const decoration = (id: PictureId, crop?: string) => ({ ...picture(id, crop), alt: '' })
  const { tablet, phone, stage } = screens[locale]
  const first = {
    coast: collectionPicture('coast', locale),
    coastPhone: { ...collectionPicture('coast', locale, 'phone'), alt: '' },
    edge: decoration('edge-coast'),
    edgePhone: decoration('edge-coast', 'phone'),
    stroke: decoration('stroke-filbert'),
  }
  const below = {
    tablet: picture(tablet),
    phone: picture(phone),
    stage: picture(stage),
    lights: [
      picture('lit-one-light'),
      decoration('lit-two-lights'),
      decoration('lit-three-lights'),
      decoration('lit-four-lights'),
    ],
    aurora: decoration('aurora'),
    auroraPhone: decoration('aurora', 'phone'),
    wheel: decoration('wheel'),
    still: picture('still'),
    stages: partNumbers.map(part => thumbnailOf(reducePicture(stagePicture(part, 'whole', '', locale)))),
    gum: picture('flowering-gum'),
    ideas: {
      leaf: decoration('brush-foliage-gum-leaves'),
      smell: decoration('brush-watercolour-wet-in-wet'),
      weather: decoration('brush-foliage-tussock'),
    },
    harbour: picture('harbour'),
    covers: [decoration('cover-waratah'), decoration('cover-feather'), decoration('cover-urchins')],
  }
  return { first, below, og: getSharingPicture('/', locale).src }
}

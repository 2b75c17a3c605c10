import { collectionPicture } from '../../frame/picture.ts'
import { partNumbers, stagePicture } from '../../frame/stage-picture.ts'
import type { Locale } from '../../language/locale.ts'
import type { PictureId } from '../../pictures/manifest.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import type { PictureData } from '../../ui/picture.tsx'

/** The apps' screens: where words are on them, in the visitor's language. */
const screens = {
  en: { tablet: 'tablet', phone: 'phone', stage: 'dreams-stage' },
  cn: { tablet: 'tablet-cn', phone: 'phone-cn', stage: 'dreams-stage-cn' },
  jp: { tablet: 'tablet-jp', phone: 'phone-jp', stage: 'dreams-stage-jp' },
} as const

/** As small as it is shown: the narrowest file of each format. */
const thumbnailOf = ({ sources, ...picture }: PictureData): PictureData => ({
  ...picture,
  credit: '',
  sources: sources.map(({ type, srcSet }) => ({ type, srcSet: srcSet.replace(/,.*/, '') })),
})

export function pickPictures(locale: Locale) {
  const picture = (id: PictureId, crop?: string) => ({ ...collectionPicture(id, locale, crop), credit: '' })
  // What the words beside it say already is not sent.
  const decoration = (id: PictureId, crop?: string) => ({ ...picture(id, crop), alt: '' })
  const { tablet, phone, stage } = screens[locale]
  return {
    coast: picture('coast'),
    coastPhone: decoration('coast', 'phone'),
    edge: decoration('edge-coast'),
    edgePhone: decoration('edge-coast', 'phone'),
    stroke: decoration('stroke-filbert'),
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
    wheel: picture('wheel'),
    still: picture('still'),
    stages: partNumbers.map(part => thumbnailOf(stagePicture(part, 'whole', '', locale))),
    gum: picture('flowering-gum'),
    ideas: {
      leaf: decoration('brush-foliage-gum-leaves'),
      smell: decoration('brush-watercolour-wet-in-wet'),
      weather: decoration('brush-foliage-tussock'),
    },
    harbour: picture('harbour'),
    covers: [picture('cover-waratah'), picture('cover-feather'), picture('cover-urchins')],
    og: getSharingPicture('/', locale).src,
  }
}

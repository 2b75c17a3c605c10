import { collectionPicture } from '../../frame/picture.ts'
import { partNumbers, stagePicture } from '../../frame/stage-picture.ts'
import type { Locale } from '../../language/locale.ts'
import type { PictureId } from '../../pictures/manifest.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'

/** The apps' screens: where words are on them, in the visitor's language. */
const screens = {
  en: { tablet: 'tablet', phone: 'phone', stage: 'dreams-stage' },
  cn: { tablet: 'tablet-cn', phone: 'phone-cn', stage: 'dreams-stage-cn' },
  jp: { tablet: 'tablet-jp', phone: 'phone-jp', stage: 'dreams-stage-jp' },
} as const

export function pickPictures(locale: Locale) {
  const picture = (id: PictureId, crop?: string) => collectionPicture(id, locale, crop)
  const { tablet, phone, stage } = screens[locale]
  return {
    coast: picture('coast'),
    coastPhone: picture('coast', 'phone'),
    edge: picture('edge-coast'),
    edgePhone: picture('edge-coast', 'phone'),
    stroke: picture('stroke-filbert'),
    tablet: picture(tablet),
    phone: picture(phone),
    stage: picture(stage),
    lights: [
      picture('lit-one-light'),
      picture('lit-two-lights'),
      picture('lit-three-lights'),
      picture('lit-four-lights'),
    ],
    aurora: picture('aurora'),
    auroraPhone: picture('aurora', 'phone'),
    wheel: picture('wheel'),
    still: picture('still'),
    stages: partNumbers.map(part => stagePicture(part, 'whole', '', locale)),
    gum: picture('flowering-gum'),
    ideas: {
      leaf: picture('brush-foliage-gum-leaves'),
      smell: picture('brush-watercolour-wet-in-wet'),
      weather: picture('brush-foliage-tussock'),
    },
    harbour: picture('harbour'),
    covers: [picture('cover-waratah'), picture('cover-feather'), picture('cover-urchins')],
    og: getSharingPicture('/', locale).src,
  }
}

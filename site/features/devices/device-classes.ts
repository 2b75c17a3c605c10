import { deviceTitle } from '../../../contract/forms/device-title.ts'
import { devices } from '../../../contract/forms/devices.ts'
import type { Locale } from '../../../contract/locale.ts'

/** The abilities of the app on one device class. */
export interface DeviceClass {
  /** The id in the query, as in `/dreams?device=m1`. */
  readonly id: string
  /** The chips of the tablets in the class. */
  readonly chips: readonly string[]
  readonly videoTracks: 1 | 2 | 4
  readonly resolution: '1080p' | '4K'
  readonly contentTracks: 50 | 100 | 200
  readonly proRes: boolean
}

const classOf = (
  id: string,
  chips: readonly string[],
  [videoTracks, resolution, contentTracks]: readonly [1 | 2 | 4, '1080p' | '4K', 50 | 100 | 200],
  proRes = false,
): DeviceClass => ({ id, chips, videoTracks, resolution, contentTracks, proRes })

/** Device classes with iPadOS 16, by chip generation. */
export const deviceClasses: readonly DeviceClass[] = [
  classOf('a9', ['A9', 'A9X', 'A10', 'A10X'], [1, '1080p', 50]),
  classOf('a12', ['A12', 'A13'], [2, '1080p', 100]),
  classOf('a14', ['A12X', 'A12Z', 'A14', 'A15', 'A16', 'A17 Pro'], [2, '4K', 100]),
  classOf('m1', ['M1'], [4, '4K', 200]),
  classOf('m2', ['M2', 'M3', 'M4', 'M5'], [4, '4K', 200], true),
]

const tablets = devices.filter(device => device.kind === 'tablet')

/** A tablet with its localized name. */
interface LocalizedTablet {
  readonly id: string
  readonly name: string
}

const nameIn = (locale: Locale) => (tablet: (typeof tablets)[number]) => ({
  id: tablet.id,
  name: deviceTitle(tablet, locale),
})

/** All supported tablets, newest first within each family. */
export const listTablets = (locale: Locale): readonly LocalizedTablet[] => tablets.map(nameIn(locale))

/** The tablets of one class. */
export const tabletsOf = ({ chips }: DeviceClass, locale: Locale): readonly LocalizedTablet[] =>
  tablets.filter(({ chip }) => chips.includes(chip)).map(nameIn(locale))

export interface FoundDevice {
  readonly deviceClass: DeviceClass
  /** The requested id of a tablet or a class. */
  readonly id: string
}

/** What the `device` of an address asks for; null for none. */
export const findAsked = <Found>(
  asked: string | null,
  find: (id: string) => Found | undefined,
): Found | 'unknown' | null => (asked === null || asked === '' ? null : (find(asked) ?? 'unknown'))

/** A tablet or a class by its id. */
export function findDevice(id: string): FoundDevice | undefined {
  const tablet = tablets.find(each => each.id === id)
  const deviceClass = deviceClasses.find(each => (tablet ? each.chips.includes(tablet.chip) : each.id === id))
  return deviceClass && { deviceClass, id }
}

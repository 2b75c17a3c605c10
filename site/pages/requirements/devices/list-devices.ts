import { deviceTitle } from '../../../../contract/forms/device-title.ts'
import { devices } from '../../../../contract/forms/devices.ts'
import { everyLocale, type Locale } from '../../../../contract/locale.ts'
import { type DeviceClass, deviceClasses } from '../../../features/devices/device-classes.ts'
import { hasHover, runsOn } from '../../../features/devices/requirements.ts'
import { type Product, products } from '../../../language/link.ts'

/** A device, its name in a language, and what the apps can do on it. */
export interface ListedDevice {
  readonly id: string
  readonly name: string
  readonly model: string
  readonly kind: (typeof devices)[number]['kind']
  readonly chip: string | null
  readonly apps: readonly Product[]
  readonly isSmooth: boolean
  readonly hasHover: boolean
  /** The abilities of dreams; null where it does not run. */
  readonly dreams: DeviceClass | null
}

function describe(device: (typeof devices)[number], locale: Locale): ListedDevice {
  const chip = 'chip' in device ? device.chip : null
  return {
    ...{ id: device.id, name: deviceTitle(device, locale), model: device.model, kind: device.kind, chip },
    apps: products.filter(product => runsOn(product, device.kind)),
    isSmooth: 'hertz' in device,
    hasHover: chip !== null && hasHover(chip),
    dreams: deviceClasses.find(({ chips }) => chip !== null && chips.includes(chip)) ?? null,
  }
}

const lists = new Map(everyLocale.map(locale => [locale, devices.map(device => describe(device, locale))]))

/** Every device of the beta form, in its order. */
export const listDevices = (locale: Locale): readonly ListedDevice[] => lists.get(locale) ?? []

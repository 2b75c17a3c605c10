import { isCjk, type Locale } from '../locale.ts'

/** The parts of a device's marketing name. */
export interface DeviceName {
  readonly model: string
  /** The diagonal of the screen. */
  readonly inches?: string
  readonly generation?: number
  /** The name contains the chip instead of a generation. */
  readonly namedByChip?: true
  readonly chip?: string
}

interface DeviceFormats {
  readonly inches: (size: string) => string
  readonly generation: (number: number) => string
}

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEndings = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const

const formats: Readonly<Record<Locale, DeviceFormats>> = {
  en: {
    inches: size => `${size}-inch`,
    generation: number => `${number}${ordinalEndings[ordinal.select(number)]} generation`,
  },
  cn: { inches: size => `${size} 英寸`, generation: number => `第 ${number} 代` },
  jp: { inches: size => `${size} インチ`, generation: number => `第 ${number} 世代` },
}

/** The marketing name of a device in a language: 'iPad Pro 12.9-inch (6th generation)', 'iPad Pro 12.9 英寸（第 6 代）'. */
export function deviceTitle(device: DeviceName, locale: Locale): string {
  const { model, inches, generation, namedByChip, chip } = device
  const { inches: formatInches, generation: formatGeneration } = formats[locale]
  const name = inches === undefined ? model : `${model} ${formatInches(inches)}`
  const version = namedByChip ? chip : generation && formatGeneration(generation)
  if (!version) return name
  return isCjk(locale) ? `${name}（${version}）` : `${name} (${version})`
}

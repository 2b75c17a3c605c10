/** The language that a device speaks: its tag, and what it calls itself. */
export interface DeviceLanguage {
  /** BCP 47. */
  readonly id: string
  readonly title: string
}

/** The languages that the tablets and phones of the test versions can be set to, named as they name themselves. */
export const deviceLanguages = [
  { id: 'en-US', title: 'English (US)' },
  { id: 'en-GB', title: 'English (UK)' },
  { id: 'en-AU', title: 'English (Australia)' },
  { id: 'en-IN', title: 'English (India)' },
  { id: 'zh-Hans', title: '简体中文' },
  { id: 'zh-Hant', title: '繁體中文' },
  { id: 'zh-HK', title: '繁體中文（香港）' },
  { id: 'ja', title: '日本語' },
  { id: 'es', title: 'Español' },
  { id: 'es-419', title: 'Español (Latinoamérica)' },
  { id: 'fr', title: 'Français' },
  { id: 'fr-CA', title: 'Français (Canada)' },
  { id: 'de', title: 'Deutsch' },
  { id: 'ru', title: 'Русский' },
  { id: 'pt-BR', title: 'Português (Brasil)' },
  { id: 'pt-PT', title: 'Português (Portugal)' },
  { id: 'it', title: 'Italiano' },
  { id: 'ko', title: '한국어' },
  { id: 'tr', title: 'Türkçe' },
  { id: 'nl', title: 'Nederlands' },
  { id: 'ar', title: 'العربية' },
  { id: 'th', title: 'ไทย' },
  { id: 'sv', title: 'Svenska' },
  { id: 'da', title: 'Dansk' },
  { id: 'vi', title: 'Tiếng Việt' },
  { id: 'nb', title: 'Norsk bokmål' },
  { id: 'pl', title: 'Polski' },
  { id: 'fi', title: 'Suomi' },
  { id: 'id', title: 'Bahasa Indonesia' },
  { id: 'he', title: 'עברית' },
  { id: 'el', title: 'Ελληνικά' },
  { id: 'ro', title: 'Română' },
  { id: 'hu', title: 'Magyar' },
  { id: 'cs', title: 'Čeština' },
  { id: 'ca', title: 'Català' },
  { id: 'sk', title: 'Slovenčina' },
  { id: 'uk', title: 'Українська' },
  { id: 'hr', title: 'Hrvatski' },
  { id: 'ms', title: 'Bahasa Melayu' },
  { id: 'hi', title: 'हिन्दी' },
] as const satisfies readonly DeviceLanguage[]

export type DeviceKind = 'tablet' | 'phone' | 'player'

interface Device {
  readonly id: string
  /** As its maker writes it, in every language. */
  readonly title: string
  readonly kind: DeviceKind
}

const tablet = <const Id extends string>(id: Id, title: string) => ({ id, title, kind: 'tablet' }) as const
const phone = <const Id extends string>(id: Id, title: string) => ({ id, title, kind: 'phone' }) as const

/** What a test version can run on, newest first within each family. */
export const devices = [
  tablet('ipad-pro-13-m5', 'iPad Pro 13-inch (M5)'),
  tablet('ipad-pro-11-m5', 'iPad Pro 11-inch (M5)'),
  tablet('ipad-pro-13-m4', 'iPad Pro 13-inch (M4)'),
  tablet('ipad-pro-11-m4', 'iPad Pro 11-inch (M4)'),
  tablet('ipad-pro-12-9-6', 'iPad Pro 12.9-inch (6th generation)'),
  tablet('ipad-pro-12-9-5', 'iPad Pro 12.9-inch (5th generation)'),
  tablet('ipad-pro-12-9-4', 'iPad Pro 12.9-inch (4th generation)'),
  tablet('ipad-pro-12-9-3', 'iPad Pro 12.9-inch (3rd generation)'),
  tablet('ipad-pro-11-4', 'iPad Pro 11-inch (4th generation)'),
  tablet('ipad-pro-11-3', 'iPad Pro 11-inch (3rd generation)'),
  tablet('ipad-pro-11-2', 'iPad Pro 11-inch (2nd generation)'),
  tablet('ipad-pro-11-1', 'iPad Pro 11-inch (1st generation)'),
  tablet('ipad-air-13-m3', 'iPad Air 13-inch (M3)'),
  tablet('ipad-air-11-m3', 'iPad Air 11-inch (M3)'),
  tablet('ipad-air-13-m2', 'iPad Air 13-inch (M2)'),
  tablet('ipad-air-11-m2', 'iPad Air 11-inch (M2)'),
  tablet('ipad-air-5', 'iPad Air (5th generation)'),
  tablet('ipad-air-4', 'iPad Air (4th generation)'),
  tablet('ipad-air-3', 'iPad Air (3rd generation)'),
  tablet('ipad-mini-a17-pro', 'iPad mini (A17 Pro)'),
  tablet('ipad-mini-6', 'iPad mini (6th generation)'),
  tablet('ipad-mini-5', 'iPad mini (5th generation)'),
  tablet('ipad-a16', 'iPad (A16)'),
  tablet('ipad-10', 'iPad (10th generation)'),
  tablet('ipad-9', 'iPad (9th generation)'),
  tablet('ipad-8', 'iPad (8th generation)'),
  tablet('ipad-7', 'iPad (7th generation)'),
  phone('iphone-17-pro-max', 'iPhone 17 Pro Max'),
  phone('iphone-17-pro', 'iPhone 17 Pro'),
  phone('iphone-air', 'iPhone Air'),
  phone('iphone-17', 'iPhone 17'),
  phone('iphone-16-pro-max', 'iPhone 16 Pro Max'),
  phone('iphone-16-pro', 'iPhone 16 Pro'),
  phone('iphone-16-plus', 'iPhone 16 Plus'),
  phone('iphone-16', 'iPhone 16'),
  phone('iphone-16e', 'iPhone 16e'),
  phone('iphone-15-pro-max', 'iPhone 15 Pro Max'),
  phone('iphone-15-pro', 'iPhone 15 Pro'),
  phone('iphone-15-plus', 'iPhone 15 Plus'),
  phone('iphone-15', 'iPhone 15'),
  phone('iphone-14-pro-max', 'iPhone 14 Pro Max'),
  phone('iphone-14-pro', 'iPhone 14 Pro'),
  phone('iphone-14-plus', 'iPhone 14 Plus'),
  phone('iphone-14', 'iPhone 14'),
  phone('iphone-13-pro-max', 'iPhone 13 Pro Max'),
  phone('iphone-13-pro', 'iPhone 13 Pro'),
  phone('iphone-13', 'iPhone 13'),
  phone('iphone-13-mini', 'iPhone 13 mini'),
  phone('iphone-se-3', 'iPhone SE (3rd generation)'),
  phone('iphone-se-2', 'iPhone SE (2nd generation)'),
  { id: 'ipod-touch-7', title: 'iPod touch (7th generation)', kind: 'player' },
] as const satisfies readonly Device[]

/** Chosen by whoever has something else. Its title is copy. */
export const notListed = 'not-listed'

/** The betas of the gallery service, by what runs them. */
const betasOf = { tablet: [1, 3], phone: [2], player: [2] } as const satisfies Record<DeviceKind, unknown>
export type BetaType = (typeof betasOf)[DeviceKind][number]

/** The betas that at least one of the devices can run, ascending: 1 procreate, 2 pocket, 3 dreams. */
export function betasFor(ids: readonly string[]): BetaType[] {
  const types = devices.flatMap(({ id, kind }) => (ids.includes(id) ? betasOf[kind] : []))
  return [...new Set(types)].sort()
}

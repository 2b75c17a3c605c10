/** The three languages of the site. English is also served without a prefix. */
export const locales = {
  en: { iso: 'en-US', name: 'English (US)', countries: [] },
  cn: { iso: 'zh-CN', name: '简体中文', countries: ['CN', 'MO', 'TW', 'HK'] },
  jp: { iso: 'ja', name: '日本語', countries: ['JP'] },
} as const satisfies Record<string, { iso: string; name: string; countries: readonly string[] }>

export type Locale = keyof typeof locales
export type Iso = (typeof locales)[Locale]['iso']

export const defaultLocale: Locale = 'en'
export const everyLocale = Object.keys(locales) as Locale[]

export const isLocale = (word: unknown): word is Locale =>
  typeof word === 'string' && Object.hasOwn(locales, word)

export const isoOf = (locale: Locale): Iso => locales[locale].iso

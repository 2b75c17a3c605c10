/** The languages that a picture's words can be in, by the code of the site's locale. */
export const isos = { en: 'en-US', cn: 'zh-CN', jp: 'ja' } as const
export type Locale = keyof typeof isos

export const isoOf = (locale: Locale): string => isos[locale]

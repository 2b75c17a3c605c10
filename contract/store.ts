import type { LanguageTag } from './locale.ts'

/** The ids of the apps in the App Store: in store URLs and in answers of its lookup API. */
export const storeIds = { procreate: 425073498, pocket: 916366645, dreams: 1595520602 } as const

/** The store region of each language tag: country (ISO 3166) and currency (ISO 4217). */
export const storeRegions = {
  'en-US': { country: 'US', currency: 'USD' },
  'zh-CN': { country: 'CN', currency: 'CNY' },
  ja: { country: 'JP', currency: 'JPY' },
} as const satisfies Readonly<Record<LanguageTag, StoreRegion>>

interface StoreRegion {
  readonly country: string
  readonly currency: string
}

export type StoreProduct = keyof typeof storeIds

import { isLocale, type Locale } from '../../../contract/locale.ts'
import { siteFaultKinds } from '../../../contract/office/site-fault-kinds.ts'
import type { SiteFaultKind } from '../../../contract/office/site-faults.ts'

export interface SiteFilter {
  /** null: those that need somebody. */
  readonly kind: SiteFaultKind | null
  readonly language: Locale | null
  /** Those that are left alone. */
  readonly isAlone: boolean
  /** From 1. */
  readonly page: number
}

export function readSiteFilter(params: URLSearchParams): SiteFilter {
  const of = (name: string) => params.get(name) ?? ''
  const language = of('language')
  return {
    kind: siteFaultKinds.find(each => each === of('kind')) ?? null,
    language: isLocale(language) ? language : null,
    isAlone: of('alone') === '1',
    page: /^[1-9]\d{0,3}$/.test(of('page')) ? Number(of('page')) : 1,
  }
}

export const siteQueryOf = ({ kind, language, isAlone, page }: SiteFilter) => ({
  ...(kind && { kind }),
  ...(language && { language }),
  ...(isAlone && { alone: '1' as const }),
  ...(page > 1 && { page: String(page) }),
})

export const pathOfSiteFilter = (filter: SiteFilter) =>
  `/site/links?${new URLSearchParams({ view: 'site', ...siteQueryOf(filter) })}`

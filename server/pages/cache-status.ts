import type { CachedPage } from './cached-page.ts'
import type { CachedState } from './page-cache.ts'

/** Why a page bypasses the page cache. */
type BypassReason = 'method' | 'personal' | 'query' | 'preview' | 'off'

/** The value of `X-Cache`: hit, miss or bypass, and why. */
export type CacheStatus = `hit${string}` | `miss; ${string}` | `bypass; ${BypassReason}`

export const bypass = (reason: BypassReason): CacheStatus => `bypass; ${reason}`

/** The status of a page from the cache, which held it in `state` before. */
export function cacheStatusOf(state: CachedState, page: CachedPage, cachedStatus = 200): CacheStatus {
  const fallback = page.degraded ? '; fallback' : ''
  if (state === 'off') return bypass('off')
  if (state === 'fresh') return `hit${fallback}`
  if (state === 'expired') return `hit; expired${fallback}`
  if (page.status !== cachedStatus) return `miss; status ${page.status}`
  if (page.setsCookie) return 'miss; sets a cookie'
  return `miss; ${state === 'outdated' ? 'content changed' : 'not cached yet'}${fallback}`
}

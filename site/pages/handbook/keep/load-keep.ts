import type { Locale } from '../../../../contract/locale.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { loadKeepCopy } from './load-keep-copy.ts'

/** The words of the control; null where nothing can be kept: without the service worker, and of a preview. */
export function loadKeep(site: SiteRequest, locale: Locale) {
  if (!site.serviceWorker || site.preview) return null
  const { control, outcome } = loadKeepCopy(site, locale)
  return { control, outcome }
}

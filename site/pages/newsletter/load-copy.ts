import { copyOf } from '../../language/copy.ts'
import type { Locale } from '../../language/locale.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { NewsletterPagesCopy } from './copy/shape.ts'

/** For loaders: the words of the pages that newsletter mails lead to. */
export const loadCopy = (site: SiteRequest, locale: Locale): NewsletterPagesCopy =>
  copyOf<NewsletterPagesCopy>({ en, cn, jp }, locale, site.pseudo)

/** Nobody keeps them, no search finds them, and no other site learns their address. */
export const ownHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const

/** The token in a form of ours, no longer than any is. */
export function tokenIn(form: FormData): string {
  const token = form.get('token')
  return typeof token === 'string' ? token.slice(0, 300) : ''
}

import type { Locale } from '../../../contract/locale.ts'
import { copyOf } from '../../language/copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { NewsletterPagesCopy } from './copy/shape.ts'

/** For loaders: the words of the pages that newsletter mails lead to. */
export const loadCopy = (site: SiteRequest, locale: Locale): NewsletterPagesCopy =>
  copyOf<NewsletterPagesCopy>({ en, cn, jp }, locale, site.pseudo)

/** The token in a form of ours, no longer than any is. */
export function tokenIn(form: FormData): string {
  const token = form.get('token')
  return typeof token === 'string' ? token.slice(0, 300) : ''
}

import type { Locale } from '../../../contract/locale.ts'
import { loadFormCopy } from '../../form/load-form-copy.ts'
import { copyOf } from '../../language/copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { NewsletterCopy } from './copy/shape.ts'

/** For the loader of a page that has the box: its words in one language. */
export function loadNewsletter(site: SiteRequest, locale: Locale) {
  const copy = copyOf<NewsletterCopy>({ en, cn, jp }, locale, site.pseudo)
  const { errors, failedTitle, failed } = copy
  return { locale, copy, sending: { ...loadFormCopy(site, locale), errors, failedTitle, failed } }
}

export type NewsletterData = ReturnType<typeof loadNewsletter>

import type { Locale } from '../../../contract/locale.ts'
import { loadFormCopy } from '../../../ui/submission/load-form-copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { loadCopy } from './load-copy.ts'

/** For the loader of a page that has the sign-up form: its copy in one language. */
export function loadNewsletter(site: SiteRequest, locale: Locale) {
  const copy = loadCopy(site, locale)
  const { errors, failedTitle, failed } = copy
  return { locale, copy, sending: { ...loadFormCopy(site, locale), errors, failedTitle, failed } }
}

export type NewsletterData = ReturnType<typeof loadNewsletter>

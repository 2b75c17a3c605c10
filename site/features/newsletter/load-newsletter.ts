import type { Locale } from '../../../contract/locale.ts'
import { loadFormCopy } from '../../../ui/submission/load-form-copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { loadCopy } from './load-copy.ts'

/** Sentences for fields that the form does not have: they would be in the data of every page with it. */
const unused = { optional: '', unproven: '', uploading: '' }
const unusedReasons = { email_mismatch: '', uploading: '', upload_failed: '', link: '', pdf: '', picture: '' }

/** For the loader of a page that has the sign-up form: its copy in one language. */
export function loadNewsletter(site: SiteRequest, locale: Locale) {
  const copy = loadCopy(site, locale)
  const { errors, failedTitle, failed } = copy
  const sentences = loadFormCopy(site, locale)
  const reasons = { ...sentences.reasons, ...unusedReasons }
  return { locale, copy, sending: { ...sentences, ...unused, reasons, errors, failedTitle, failed } }
}

export type NewsletterData = ReturnType<typeof loadNewsletter>

import type { Locale } from '../../../contract/locale.ts'
import { loadFormCopy } from '../../../ui/submission/load-form-copy.ts'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { listArtworks } from './artworks.ts'
import type { AccountData, LoadedAccountCopy } from './dialogs-data.ts'
import { loadCopy } from './load-copy.ts'

/** For loaders and actions: the forms' sentences in one language. */
export function loadAccountCopy(site: SiteRequest, locale: Locale): LoadedAccountCopy {
  const copy = loadCopy(site, locale)
  return { ...copy, form: { ...loadFormCopy(site, locale), ...copy.form } }
}

/** What a page with one of the forms shows: the data of its document has one artwork. */
export function loadEntranceData(site: SiteRequest, locale: Locale, shown: number) {
  const { artworks, ...data } = loadAccountData(site, locale)
  return { ...data, artwork: artworks[shown] }
}

/** The same, and what hangs beside the forms. */
export const loadAccountData = (site: SiteRequest, locale: Locale): AccountData => ({
  locale,
  copy: loadAccountCopy(site, locale),
  artworks: listArtworks(locale),
  forgotten: site.galleryApart ? outside.forgottenPassword : link(locale, '/account/reset'),
})

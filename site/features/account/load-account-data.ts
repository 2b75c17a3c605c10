import type { Locale } from '../../../contract/locale.ts'
import { loadFormCopy } from '../../form/load-form-copy.ts'
import { copyOf } from '../../language/copy.ts'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { listArtworks } from './artworks.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { AccountCopy } from './copy/shape.ts'
import type { AccountData, LoadedAccountCopy } from './dialogs-data.ts'

/** For loaders and actions: the forms' sentences in one language. */
export function loadAccountCopy(site: SiteRequest, locale: Locale): LoadedAccountCopy {
  const copy = copyOf<AccountCopy>({ en, cn, jp }, locale, site.pseudo)
  return { ...copy, form: { ...loadFormCopy(site, locale), ...copy.form } }
}

/** The same, and what hangs beside the forms. */
export const loadAccountData = (site: SiteRequest, locale: Locale): AccountData => ({
  locale,
  copy: loadAccountCopy(site, locale),
  artworks: listArtworks(locale),
  forgotten: site.galleryApart ? outside.forgottenPassword : link(locale, '/account/reset'),
})

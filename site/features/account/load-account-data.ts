import type { Locale } from '../../../contract/locale.ts'
import { copyOf } from '../../language/copy.ts'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { loadFormsCopy } from '../forms/load-forms-copy.ts'
import { listArtworks } from './artworks.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { AccountCopy } from './copy/shape.ts'
import type { AccountData } from './dialogs-data.ts'

/** For loaders and actions: the forms' words in one language. */
export const loadAccountCopy = (site: SiteRequest, locale: Locale): AccountCopy =>
  copyOf<AccountCopy>({ en, cn, jp }, locale, site.pseudo)

/** The same, and what hangs beside the forms. */
export function loadAccountData(site: SiteRequest, locale: Locale): AccountData {
  const { trap, vouched, vouchedLinks, reasons } = loadFormsCopy(site, locale)
  return {
    locale,
    copy: loadAccountCopy(site, locale),
    proof: { trap, vouched, vouchedLinks, failed: reasons.captcha },
    artworks: listArtworks(locale),
    forgotten: site.galleryApart ? outside.forgottenPassword : link(locale, '/account/reset'),
  }
}

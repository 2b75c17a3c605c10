import type { Locale } from '../../../../contract/locale.ts'
import type { BetaApplicationCopy } from '../../../../contract/requests/beta-application/copy/shape.ts'
import { betaApplicationRequest } from '../../../../contract/requests/beta-application/description.ts'
import { loadFieldCopy } from '../../../features/requests/load-field-copy.ts'
import { copyOf } from '../../../language/copy.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { BetaCopy } from './copy/shape.ts'

/** What the page says, with the names of what it asks. */
export interface BetaPageCopy extends BetaCopy {
  readonly asked: BetaApplicationCopy
}

/** For the loader of the beta page. */
export const loadBetaCopy = (site: SiteRequest, locale: Locale): BetaPageCopy => ({
  ...copyOf<BetaCopy>({ en, cn, jp }, locale, site.pseudo),
  asked: loadFieldCopy(betaApplicationRequest, site, locale),
})

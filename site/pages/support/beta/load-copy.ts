import type { Locale } from '../../../../contract/locale.ts'
import type { BetaApplicationCopy } from '../../../../contract/requests/beta-application/copy/en.ts'
import { betaApplicationRequest } from '../../../../contract/requests/beta-application/description.ts'
import { createCopyLoader } from '../../../../ui/language/copy.ts'
import { loadFieldCopy } from '../../../features/requests/load-field-copy.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import cn from './copy/cn.ts'
import en, { type BetaCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

const loadCopy = createCopyLoader<BetaCopy>({ en, cn, jp })

/** The copy of the page, with the labels of its form. */
export interface BetaPageCopy extends BetaCopy {
  readonly asked: BetaApplicationCopy
}

export const loadBetaCopy = (site: SiteRequest, locale: Locale): BetaPageCopy => ({
  ...loadCopy(site, locale),
  asked: loadFieldCopy(betaApplicationRequest, site, locale),
})

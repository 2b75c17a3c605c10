import type { Locale } from '../../../../contract/locale.ts'
import { copyOf } from '../../../language/copy.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { BetaWords } from './copy/shape.ts'

/** For loaders: what is asked of somebody who applies, and how an application can stand. */
export const loadBetaWords = (site: SiteRequest, locale: Locale): BetaWords =>
  copyOf<BetaWords>({ en, cn, jp }, locale, site.pseudo)

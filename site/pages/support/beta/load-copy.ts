import { copyOf } from '../../../language/copy.ts'
import type { Locale } from '../../../language/locale.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { BetaCopy } from './copy/shape.ts'

/** For loaders: what the beta page says, and what its answers are called elsewhere. */
export const loadBetaCopy = (site: SiteRequest, locale: Locale): BetaCopy =>
  copyOf<BetaCopy>({ en, cn, jp }, locale, site.pseudo)

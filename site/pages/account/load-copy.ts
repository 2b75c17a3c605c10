import type { Locale } from '../../../contract/locale.ts'
import { copyOf } from '../../language/copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { AccountPagesCopy } from './copy/shape.ts'

export const loadCopy = (site: SiteRequest, locale: Locale): AccountPagesCopy =>
  copyOf<AccountPagesCopy>({ en, cn, jp }, locale, site.pseudo)

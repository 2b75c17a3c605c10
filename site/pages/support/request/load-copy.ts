import type { Locale } from '../../../../contract/locale.ts'
import { copyOf } from '../../../language/copy.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { RequestCopy } from './copy/shape.ts'

export const loadRequestCopy = (site: SiteRequest, locale: Locale): RequestCopy =>
  copyOf<RequestCopy>({ en, cn, jp }, locale, site.pseudo)

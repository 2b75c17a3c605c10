import type { Locale } from '../../../../../../contract/locale.ts'
import { copyOf } from '../../../../../language/copy.ts'
import type { SiteRequest } from '../../../../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { PermissionThreadCopy } from './copy/shape.ts'

/** For loaders: what is said of a permission request. */
export const loadPermissionCopy = (site: SiteRequest, locale: Locale): PermissionThreadCopy =>
  copyOf<PermissionThreadCopy>({ en, cn, jp }, locale, site.pseudo)

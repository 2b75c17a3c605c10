import type { Locale } from '../../../contract/locale.ts'
import type { PermissionRequestCopy } from '../../../contract/requests/permission/copy/shape.ts'
import { permission } from '../../../contract/requests/permission/description.ts'
import { loadFieldCopy } from '../../features/requests/load-field-copy.ts'
import { copyOf } from '../../language/copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { PermissionCopy } from './copy/shape.ts'

/** For loaders: what the pages of the permission request say, in one language. */
export const loadCopy = ({ pseudo }: SiteRequest, locale: Locale): PermissionCopy =>
  copyOf<PermissionCopy>({ en, cn, jp }, locale, pseudo)

/** For loaders: what its answers are called. */
export const loadWords = (site: SiteRequest, locale: Locale): PermissionRequestCopy =>
  loadFieldCopy(permission, site, locale)

import type { Locale } from '../../../contract/locale.ts'
import type { PermissionRequestCopy } from '../../../contract/requests/permission/copy/en.ts'
import { permission } from '../../../contract/requests/permission/description.ts'
import { createCopyLoader } from '../../../ui/language/copy.ts'
import { loadFieldCopy } from '../../features/requests/load-field-copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en, { type PermissionCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

/** For loaders: the copy of the pages of the permission request. */
export const loadCopy = createCopyLoader<PermissionCopy>({ en, cn, jp })

/** For loaders: the labels of its fields and answers. */
export const loadPermissionLabels = (site: SiteRequest, locale: Locale): PermissionRequestCopy =>
  loadFieldCopy(permission, site, locale)

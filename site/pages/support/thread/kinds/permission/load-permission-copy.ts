import { createCopyLoader } from '../../../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type PermissionThreadCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

/** For loaders: what is said of a permission request. */
export const loadPermissionCopy = createCopyLoader<PermissionThreadCopy>({ en, cn, jp })

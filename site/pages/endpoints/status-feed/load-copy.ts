import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type StatusFeedCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadCopy = createCopyLoader<StatusFeedCopy>({ en, cn, jp })

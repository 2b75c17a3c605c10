import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type BetaThreadCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

/** For loaders: what is asked of somebody who applies, and how an application can stand. */
export const loadBetaThreadCopy = createCopyLoader<BetaThreadCopy>({ en, cn, jp })

import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type ThreadCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadThreadCopy = createCopyLoader<ThreadCopy>({ en, cn, jp })

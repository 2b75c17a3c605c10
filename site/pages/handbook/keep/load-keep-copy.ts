import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type KeepCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadKeepCopy = createCopyLoader<KeepCopy>({ en, cn, jp })

import { createCopyLoader } from '../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type FrameCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadFrameCopy = createCopyLoader<FrameCopy>({ en, cn, jp })

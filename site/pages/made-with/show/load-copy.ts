import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type ShowCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadShowCopy = createCopyLoader<ShowCopy>({ en, cn, jp })

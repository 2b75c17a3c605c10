import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type SpaceCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadCopy = createCopyLoader<SpaceCopy>({ en, cn, jp })

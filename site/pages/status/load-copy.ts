import { createCopyLoader } from '../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type StatusCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadCopy = createCopyLoader<StatusCopy>({ en, cn, jp })

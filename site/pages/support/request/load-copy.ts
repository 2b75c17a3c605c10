import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type RequestCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadRequestCopy = createCopyLoader<RequestCopy>({ en, cn, jp })

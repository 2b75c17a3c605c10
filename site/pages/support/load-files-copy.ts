import { createCopyLoader } from '../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type FilesCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadFilesCopy = createCopyLoader<FilesCopy>({ en, cn, jp })

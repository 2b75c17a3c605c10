import { createCopyLoader } from '../../../ui/language/copy.ts'
import cn from './files-copy/cn.ts'
import en, { type FilesCopy } from './files-copy/en.ts'
import jp from './files-copy/jp.ts'

export const loadFilesCopy = createCopyLoader<FilesCopy>({ en, cn, jp })

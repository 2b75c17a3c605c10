import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type LettersFeedCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadCopy = createCopyLoader<LettersFeedCopy>({ en, cn, jp })

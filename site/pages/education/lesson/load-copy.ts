import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type LessonPageCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadLessonPageCopy = createCopyLoader<LessonPageCopy>({ en, cn, jp })

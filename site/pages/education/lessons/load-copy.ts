import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type LessonsCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadLessonsCopy = createCopyLoader<LessonsCopy>({ en, cn, jp })

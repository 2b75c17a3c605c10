import { createCopyLoader } from '../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type EducationCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadCopy = createCopyLoader<EducationCopy>({ en, cn, jp })

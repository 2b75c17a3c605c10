import { createCopyLoader } from '../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type MadeWithCopy } from './copy/en.ts'
import jp from './copy/jp.ts'
import worksCn from './works/cn.ts'
import worksEn from './works/en.ts'
import worksJp from './works/jp.ts'
import type { SampleWords } from './works/sample-works.ts'

export const loadCopy = createCopyLoader<MadeWithCopy>({ en, cn, jp })
export const loadSampleWords = createCopyLoader<SampleWords>({ en: worksEn, cn: worksCn, jp: worksJp })

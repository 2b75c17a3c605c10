import { createCopyLoader } from '../../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type SheetsCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

export const loadSheetsCopy = createCopyLoader<SheetsCopy>({ en, cn, jp })

import { createCopyLoader } from '../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type AttachmentsCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

/** Loads the copy of the attachments field in one language. */
export const loadAttachmentsCopy = createCopyLoader<AttachmentsCopy>({ en, cn, jp })

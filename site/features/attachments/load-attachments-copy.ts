import type { Locale } from '../../../contract/locale.ts'
import { copyOf } from '../../language/copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { AttachmentsCopy } from './copy/shape.ts'

/** Loads the copy of the attachments field in one language. */
export const loadAttachmentsCopy = (site: SiteRequest, locale: Locale): AttachmentsCopy =>
  copyOf<AttachmentsCopy>({ en, cn, jp }, locale, site.pseudo)

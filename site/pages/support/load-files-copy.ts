import type { Locale } from '../../../contract/locale.ts'
import { copyOf } from '../../language/copy.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { FilesCopy } from './copy/shape.ts'

export const loadFilesCopy = (site: SiteRequest, locale: Locale): FilesCopy =>
  copyOf<FilesCopy>({ en, cn, jp }, locale, site.pseudo)

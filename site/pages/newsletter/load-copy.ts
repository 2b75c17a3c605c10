import { createCopyLoader } from '../../../ui/language/copy.ts'
import cn from './copy/cn.ts'
import en, { type NewsletterPagesCopy } from './copy/en.ts'
import jp from './copy/jp.ts'

/** For loaders: the copy of the pages that newsletter mails lead to. */
export const loadCopy = createCopyLoader<NewsletterPagesCopy>({ en, cn, jp })

/** The token in a form of ours, no longer than any is. */
export function tokenIn(form: FormData): string {
  const token = form.get('token')
  return typeof token === 'string' ? token.slice(0, 300) : ''
}

import type { Locale } from '../../../contract/locale.ts'
import { type Copies, copyOf } from '../../../ui/language/copy.ts'
import type { CopyValue } from '../../../ui/language/copy-value.ts'
import type { SiteRequest } from '../../request/site-request.ts'

/** Loads the field labels of one kind of request in one language. */
export const loadFieldCopy = <C extends CopyValue>(
  { copies }: { readonly copies: Copies<C> },
  { pseudo }: SiteRequest,
  locale: Locale,
): C => copyOf(copies, locale, pseudo)

import type { Locale } from '../../../contract/locale.ts'
import { type Copies, copyOf } from '../../language/copy.ts'
import type { CopyValue } from '../../language/copy-value.ts'
import type { SiteRequest } from '../../request/site-request.ts'

/** Loads the field labels of one kind of request in one language. */
export const loadFieldCopy = <C extends CopyValue>(
  { copies }: { readonly copies: Copies<C> },
  { pseudo }: SiteRequest,
  locale: Locale,
): C => copyOf(copies, locale, pseudo)

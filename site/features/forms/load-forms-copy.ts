import type { Locale } from '../../../contract/locale.ts'
import { copyOf } from '../../language/copy.ts'
import { interpolate } from '../../language/format.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { SendingCopy } from './copy/shape.ts'

/** For loaders: what every form says, in one language. */
export function loadFormsCopy(site: SiteRequest, locale: Locale): SendingCopy {
  const copy = copyOf<SendingCopy>({ en, cn, jp }, locale, site.pseudo)
  const isVouched = site.captcha === 'recaptcha'
  return {
    ...copy,
    failed: interpolate(copy.failed, { support: `support@${site.mailHost}` }),
    reasons: isVouched ? copy.reasons : { ...copy.reasons, captcha: copy.unproven },
    vouched: isVouched ? copy.vouched : '',
  }
}

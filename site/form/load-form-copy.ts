import type { Locale } from '../../contract/locale.ts'
import { copyOf } from '../language/copy.ts'
import { interpolate } from '../language/format.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { FormSentences } from './copy/shape.ts'
import type { FormCopy } from './form-copy.ts'

/** What the sentences depend on. */
interface FormSettings {
  /** The host in `support@{host}`. */
  readonly mailHost: string
  readonly captcha: 'proof-of-work' | 'recaptcha'
  readonly pseudo: boolean
}

/** For loaders: the sentences of every form in one language. */
export function loadFormCopy(settings: FormSettings, locale: Locale): FormCopy {
  const copy = copyOf<FormSentences>({ en, cn, jp }, locale, settings.pseudo)
  const hasNotice = settings.captcha === 'recaptcha'
  return {
    ...copy,
    locale,
    failed: interpolate(copy.failed, { support: `support@${settings.mailHost}` }),
    reasons: hasNotice ? copy.reasons : { ...copy.reasons, captcha: copy.unproven },
    captchaNotice: hasNotice ? copy.captchaNotice : '',
  }
}

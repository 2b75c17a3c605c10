import type { Locale } from '../../contract/locale.ts'
import { createCopyLoader } from '../language/copy.ts'
import { interpolate } from '../language/format.ts'
import cn from './copy/cn.ts'
import en, { type FormSentences } from './copy/en.ts'
import jp from './copy/jp.ts'
import type { FormCopy } from './form-copy.ts'

const loadCopy = createCopyLoader<FormSentences>({ en, cn, jp })

/** The settings that change a sentence. */
interface FormSettings {
  /** The host in `support@{host}`. */
  readonly mailHost: string
  readonly captcha: 'proof-of-work' | 'recaptcha'
  readonly pseudo: boolean
}

/** For loaders: the sentences of every form in one language. */
export function loadFormCopy(settings: FormSettings, locale: Locale): FormCopy {
  const copy = loadCopy(settings, locale)
  const hasNotice = settings.captcha === 'recaptcha'
  return {
    ...copy,
    locale,
    failed: interpolate(copy.failed, { support: `support@${settings.mailHost}` }),
    reasons: hasNotice ? copy.reasons : { ...copy.reasons, captcha: copy.unproven },
    captchaNotice: hasNotice ? copy.captchaNotice : '',
  }
}

import { outside } from '../../outside.ts'
import { LinkedText } from '../../ui/form/linked-text.tsx'
import { SmallPrint } from '../../ui/form/small-print.tsx'
import type { FormCopy } from '../form-copy.ts'

type CaptchaNoticeProps = { readonly copy: Pick<FormCopy, 'captchaNotice' | 'captchaLinks'> }

/** In place of reCAPTCHA's badge, which is hidden. https://developers.google.com/recaptcha/docs/faq */
export function CaptchaNotice({ copy }: CaptchaNoticeProps) {
  const links = {
    privacy: <a href={outside.recaptcha.privacy}>{copy.captchaLinks.privacy}</a>,
    terms: <a href={outside.recaptcha.terms}>{copy.captchaLinks.terms}</a>,
  }
  return (
    <SmallPrint>
      <LinkedText text={copy.captchaNotice} links={links} />
    </SmallPrint>
  )
}

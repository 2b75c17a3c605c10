import { LinkedText } from '../../form/linked-text.tsx'
import { SmallPrint } from '../../form/small-print.tsx'
import type { FormCopy } from '../form-copy.ts'

const addresses = {
  privacy: 'https://policies.google.com/privacy',
  terms: 'https://policies.google.com/terms',
} as const

type CaptchaNoticeProps = { readonly copy: Pick<FormCopy, 'captchaNotice' | 'captchaLinks'> }

/** In place of reCAPTCHA's badge, which is hidden. https://developers.google.com/recaptcha/docs/faq */
export function CaptchaNotice({ copy }: CaptchaNoticeProps) {
  const links = {
    privacy: <a href={addresses.privacy}>{copy.captchaLinks.privacy}</a>,
    terms: <a href={addresses.terms}>{copy.captchaLinks.terms}</a>,
  }
  return (
    <SmallPrint>
      <LinkedText text={copy.captchaNotice} links={links} />
    </SmallPrint>
  )
}

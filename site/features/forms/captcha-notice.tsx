import { outside } from '../../outside.ts'
import type { SendingCopy } from './copy/shape.ts'
import styles from './send-form.module.css'

/** In place of reCAPTCHA's badge, which is hidden. https://developers.google.com/recaptcha/docs/faq */
export function CaptchaNotice({ copy }: { readonly copy: Pick<SendingCopy, 'vouched' | 'vouchedLinks'> }) {
  const parts = copy.vouched.split(/\{(privacy|terms)\}/)
  return (
    <p className={styles.small}>
      {parts.map(part =>
        part === 'privacy' || part === 'terms' ? (
          <a key={part} href={outside.recaptcha[part]}>
            {copy.vouchedLinks[part]}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

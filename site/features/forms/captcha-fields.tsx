import { honeypot } from './answer.ts'
import { CaptchaNotice } from './captcha-notice.tsx'
import type { SendingCopy } from './copy/shape.ts'
import styles from './send-form.module.css'

/** What a form says about its proof. */
export type CaptchaCopy = Pick<SendingCopy, 'trap' | 'vouched' | 'vouchedLinks'>

export interface CaptchaFieldsProps {
  readonly copy: CaptchaCopy
  /** Before the ids of the form's fields. */
  readonly prefix: string
  /** For whoever runs no scripts: a proof that is good in a moment. */
  readonly patience?: string | undefined
}

/** What a form has so that people are told from programs: a proof without scripts, a trap, and who vouches. */
export const CaptchaFields = ({ copy, prefix, patience }: CaptchaFieldsProps) => (
  <>
    {patience && <input type="hidden" name="captcha" value={patience} />}
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`${prefix}-${honeypot}`}>{copy.trap}</label>
      <input id={`${prefix}-${honeypot}`} name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
    {copy.vouched && <CaptchaNotice copy={copy} />}
  </>
)

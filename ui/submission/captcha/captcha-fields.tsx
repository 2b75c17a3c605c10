import { Honeypot } from '../../form/honeypot.tsx'
import type { FormCopy } from '../form-copy.ts'
import { CaptchaNotice } from './captcha-notice.tsx'

interface CaptchaFieldsProps {
  readonly copy: Pick<FormCopy, 'honeypot' | 'captchaNotice' | 'captchaLinks'>
  /** For browsers without scripts: a captcha token that is valid in a moment. */
  readonly noScriptToken?: string | undefined
}

/** The captcha fields: the no-script token, a honeypot, and the notice of the provider. */
export const CaptchaFields = ({ copy, noScriptToken }: CaptchaFieldsProps) => (
  <>
    {noScriptToken && <input type="hidden" name="captcha" value={noScriptToken} />}
    <Honeypot label={copy.honeypot} />
    {copy.captchaNotice && <CaptchaNotice copy={copy} />}
  </>
)

import { honeypot } from '../../form/honeypot.tsx'

/** The captcha token of a form; empty when the honeypot has a value. */
export function captchaTokenIn(form: FormData): string {
  const token = form.get('captcha')
  const isFilled = form.getAll(honeypot).some(value => typeof value === 'string' && value !== '')
  return isFilled || typeof token !== 'string' ? '' : token
}

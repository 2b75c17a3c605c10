import {
  type Environment,
  readChoice,
  readSetting,
  readWebAddress,
  rejectSetting,
  SettingError,
} from './read-setting.ts'

export type AnalyticsSetting = { readonly scriptUrl: string; readonly site: string }

export type CaptchaSetting =
  /** `cost`: PBKDF2 iterations, where they differ from the default. */
  | { readonly kind: 'proof-of-work'; readonly cost?: number }
  | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly secret: string; readonly origin: string }

/** The analytics script and the name it reports under; null means that no script is loaded. */
export function readAnalytics(env: Environment): AnalyticsSetting | null {
  const scriptUrl = readWebAddress(env, 'ANALYTICS_SCRIPT_URL')
  const site = readSetting(env, 'ANALYTICS_SITE')
  if (!scriptUrl) return null
  if (!site)
    throw new SettingError(
      'ANALYTICS_SITE is unset, but should name the site when ANALYTICS_SCRIPT_URL is set.',
    )
  if (!/^[\w.:/-]{1,200}$/.test(site))
    rejectSetting('ANALYTICS_SITE', site, 'the name of the site, such as example.com')
  return { scriptUrl: scriptUrl.href, site }
}

export function readCaptcha(env: Environment): CaptchaSetting {
  const kind = readChoice(env, 'CAPTCHA', ['proof-of-work', 'recaptcha']) ?? 'proof-of-work'
  if (kind === 'proof-of-work') return { kind }
  const origin = readWebAddress(env, 'RECAPTCHA_ORIGIN')
  if (origin && (origin.pathname !== '/' || origin.search)) {
    rejectSetting(
      'RECAPTCHA_ORIGIN',
      origin.href,
      'an address without a path, such as https://www.recaptcha.net',
    )
  }
  return {
    kind,
    siteKey: getRecaptchaKey(env, 'RECAPTCHA_SITE_KEY'),
    secret: getRecaptchaKey(env, 'RECAPTCHA_SECRET'),
    origin: origin?.origin ?? 'https://www.google.com',
  }
}

function getRecaptchaKey(env: Environment, name: string): string {
  const key = readSetting(env, name)
  if (!key)
    throw new SettingError(`${name} is unset, but should be the key of the site when CAPTCHA is recaptcha.`)
  return key
}

/** The host in `support@{host}`. */
export function readSupportHost(env: Environment, origin: string): string {
  const value = readSetting(env, 'SUPPORT_HOST') ?? new URL(origin).hostname
  const fits = /^[a-z0-9.-]{1,253}$/i.test(value) || /^\[[0-9a-f:.]+\]$/i.test(value)
  return fits ? value.toLowerCase() : rejectSetting('SUPPORT_HOST', value, 'a host name such as example.com')
}

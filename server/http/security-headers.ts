export interface SecurityOptions {
  /** The public address: https turns HSTS on. */
  readonly origin: string
}

const noPermissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
].map(feature => `${feature}=()`)
const ownPermissions = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
].map(feature => `${feature}=(self)`)

/** What every answer carries, page or not. https://owasp.org/www-project-secure-headers/ */
export function securityHeaders({ origin }: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...noPermissions, ...ownPermissions].join(', '),
    'Content-Usage': 'train-ai=n',
    ...(origin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
}

/** What every answer below `/api` carries on top, unless the service says otherwise. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
}

/** What a page may have to do with beside its own origin: other sites, each an origin, and a style element. */
export interface OtherSites {
  /** The hash (base64 SHA-256) of the one style element of a page without style sheets. */
  readonly style?: string
  /** In a frame: that of a film which the visitor asked for. */
  readonly frame?: string | null
  /** Whose script measures, where one is set; it reports by calls or by a picture of one pixel. */
  readonly analytics?: string | null
  /** Who tells people from programs, where that is reCAPTCHA: its scripts come from there and from gstatic. */
  readonly captcha?: string | null
}

/** https://developers.google.com/recaptcha/docs/faq, of the content policy; recaptcha.net is the one for China. */
const captchaFiles = (origin: string) =>
  origin.endsWith('recaptcha.net') ? 'https://www.gstatic.cn' : 'https://www.gstatic.com'

/** The content policy of a page: its own inline scripts are named by their hashes (base64 SHA-256), nothing else runs. */
export function contentPolicy(
  scriptHashes: readonly string[],
  { style, frame, analytics, captcha }: OtherSites = {},
): string {
  const measuring = analytics ? ` ${analytics}` : ''
  const vouching = captcha ? ` ${captcha} ${captchaFiles(captcha)}` : ''
  const frames = [frame, captcha].filter(Boolean)
  const scripts = ["'self'", ...scriptHashes.map(hash => `'sha256-${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}${measuring}${vouching}`,
    style ? `style-src 'sha256-${style}'` : "style-src 'self'",
    `img-src 'self' data:${measuring}${vouching}`,
    "font-src 'self'",
    `connect-src 'self'${measuring}${captcha ? ` ${captcha}` : ''}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

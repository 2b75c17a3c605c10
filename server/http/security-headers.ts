interface SecurityOptions {
  /** The public address: https turns HSTS on. */
  readonly origin: string
}

/** What is not listed here is for the site itself, and for frames that it allows to: its defaults in the standard. */
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

/** Headers of every response. https://owasp.org/www-project-secure-headers/ */
export function securityHeaders({ origin }: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': noPermissions.join(),
    'Content-Usage': 'train-ai=n',
    ...(origin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
}

/** Further headers of every response below `/api`, unless the service sets them itself. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
}

/** The sources that a page allows beside its own origin: other origins, and a style element. */
export interface OtherSites {
  /** The hash (base64 SHA-256) of the only style element of a page without style sheets. */
  readonly style?: string
  /** The hash (base64 SHA-256) of the style element beside the style sheets. */
  readonly criticalStyle?: string | null
  /** The frame source of a film that the visitor started. */
  readonly frame?: string | null
  /** The origin of the analytics script; it reports by fetch or by an image of one pixel. */
  readonly analytics?: string | null
  /** Whether pages of the site itself may show it in a frame. */
  readonly framedByOwn?: boolean
  /** The origin of reCAPTCHA; its scripts come from there and from gstatic. */
  readonly captcha?: string | null
}

/** See the content security policy in https://developers.google.com/recaptcha/docs/faq; recaptcha.net is for China. */
const captchaFiles = (origin: string) =>
  origin.endsWith('recaptcha.net') ? 'https://www.gstatic.cn' : 'https://www.gstatic.com'

/** The content security policy of a page: only its own inline scripts run, named by their hashes (base64 SHA-256). */
export function contentPolicy(
  scriptHashes: readonly string[],
  { style, criticalStyle, frame, analytics, captcha, framedByOwn = false }: OtherSites = {},
): string {
  const measuring = analytics ? ` ${analytics}` : ''
  const vouching = captcha ? ` ${captcha} ${captchaFiles(captcha)}` : ''
  const frames = [frame, captcha].filter(Boolean)
  const scripts = ["'self'", ...scriptHashes.map(hash => `'sha256-${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}${measuring}${vouching}`,
    style
      ? `style-src 'sha256-${style}'`
      : `style-src 'self'${criticalStyle ? ` 'sha256-${criticalStyle}'` : ''}`,
    `img-src 'self' data:${measuring}${vouching}`,
    "font-src 'self'",
    `connect-src 'self'${measuring}${captcha ? ` ${captcha}` : ''}`,
    "media-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedByOwn ? "'self'" : "'none'"}`,
  ].join(';')
}

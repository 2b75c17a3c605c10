export interface SecurityOptions {
  /** The public address: https turns HSTS on. */
  readonly origin: string
}

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'screen-wake-lock',
  'xr-spatial-tracking',
  'browsing-topics',
].map(feature => `${feature}=()`)
const ownPermissions = [
  'clipboard-write',
  'publickey-credentials-get',
  'publickey-credentials-create',
  'autoplay',
  'fullscreen',
].map(feature => `${feature}=(self)`)

/** What every answer carries, page or not. https://owasp.org/www-project-secure-headers/ */
export function securityHeaders({ origin }: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...permissions, ...ownPermissions].join(', '),
    'Content-Usage': 'train-ai=n',
    ...(origin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
}

/** The content policy of a page: its own inline scripts are named by their hashes (base64 SHA-256), nothing else runs. */
export function contentPolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map(hash => `'sha256-${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

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

/**
 * The content policy of a page: its own inline scripts are named by their hashes (base64 SHA-256), nothing else runs.
 * `frameSource` is the one other site that may stand in a frame: that of a film which the visitor asked for.
 */
export function contentPolicy(scriptHashes: readonly string[], frameSource?: string | null): string {
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
    ...(frameSource ? [`frame-src ${frameSource}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

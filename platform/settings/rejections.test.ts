import { describe, expect, test } from 'vitest'
import { readSettings, SettingError } from '../settings.ts'

function messageOf(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError)
    return (error as Error).message
  }
  throw new Error(`nothing was refused in ${Object.keys(env).join(', ')}`)
}
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
const fit = { ORIGIN: 'https://www.example.com' }
const wrong: [Record<string, string>, string][] = [
  [{ PORT: 'abc' }, 'PORT is "abc", but should be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536", but should be a whole number from 0 to 65535.'],
  [{ PORT: '1e3' }, 'PORT is "1e3", but should be'],
  [{ WORKERS: '0' }, 'WORKERS is "0", but should be a whole number from 1 to 64.'],
  [{ WORKERS: '-1' }, 'WORKERS is "-1", but should be a whole number from 1 to 64.'],
  [{ WORKERS: 'x' }, 'WORKERS is "x", but should be'],
  [{ WORKERS: '65' }, 'WORKERS is "65", but should be a whole number from 1 to 64.'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT is "0", but should be a whole number from 1 to 65471.'],
  [{ WORKERS: '2.5' }, 'WORKERS is "2.5", but should be'],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS is "301", but should be a whole number from 0 to 300.'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL is "1", but should be a whole number from 2 to 500.'],
  [
    { DATABASE_LOCK_SECONDS: '16' },
    'DATABASE_LOCK_SECONDS is "16", but should be a whole number from 1 to 15.',
  ],
  [
    { DATABASE_READ_URL: 'postgres://h/d' },
    'DATABASE_READ_URL is "postgres://h/d", but should be unset while',
  ],
  [{ ROLE: 'web' }, 'ROLE is "web", but should be all while DATABASE_URL is unset'],
  [{ READ_ONLY: 'yes' }, 'READ_ONLY is "yes", but should be one of on, off.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318", but should',
  ],
  [
    { ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'OTEL_EXPORTER_OTLP_HEADERS should be header=value',
  ],
  [{ ...collector, OTEL_SERVICE_NAME: 'a b' }, 'OTEL_SERVICE_NAME is "a b", but should be'],
  [
    { ...collector, OTEL_TRACES_SAMPLER_ARG: '1.5' },
    'OTEL_TRACES_SAMPLER_ARG is "1.5", but should be a number',
  ],
  [{ PREPARE: 'never' }, 'PREPARE is "never", but should be one of start, release.'],
  [{ HOST: 'not a host' }, 'HOST is "not a host", but should be an address to listen on'],
  [{ ORIGIN: 'example.com' }, 'ORIGIN is "example.com", but should be an address that begins with http'],
  [
    { ORIGIN: 'https://example.com/path' },
    'ORIGIN is "https://example.com/path", but should be an address without',
  ],
  [
    { DATABASE_URL: 'mysql://h/db' },
    'DATABASE_URL is "mysql://h/db", but should be an address such as postgres://',
  ],
  [{ STORAGE_URL: 's3://KEY:SECRET@host' }, 'STORAGE_URL is "s3://***@host", but should be'],
  [
    { STORAGE_URL: 's3://KEY:SECRET@host/bucket?tls=perhaps' },
    'STORAGE_URL should be an address whose query',
  ],
  [{ CACHE_URL: 'http://cache' }, 'CACHE_URL is "http://cache", but should be an address such as redis://'],
  [{ MAIL_URL: 'mail.example.com' }, 'MAIL_URL should be an address such as smtp://'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody", but should be an address such as hello@example.com'],
  [{ MAIL_FROM: 'a@b.c\nBcc: x@y.z' }, 'MAIL_FROM is "***@y.z", but should be'],
  [{ MAIL_FROM: 'a\u2028b <a@b.c>' }, 'MAIL_FROM is "***@b.c>", but should be'],
  [{ MAIL_FROM: 'Studio | 工作室 <a@b.c>' }, 'MAIL_FROM is "***@b.c>", but should be'],
  [{ MAIL_FROM: 'Studio | | スタジオ <a@b.c>' }, 'MAIL_FROM is "***@b.c>", but should be'],
  ...[
    'short',
    'whsec_c2hvcnQ=',
    `${'A'.repeat(32)}`,
    `whsec_${'A'.repeat(32)},`,
    `whsec_${'A'.repeat(31)}!`,
  ].map((value): [Record<string, string>, string] => [
    { MAIL_WEBHOOK_SECRET: value },
    'MAIL_WEBHOOK_SECRET should be whsec_ and 24 to 64 random bytes in Base64',
  ]),
  [{ SECRET: 'short' }, 'SECRET should be at least 32 characters'],
  [{ SECRET: `${'x'.repeat(32)}, short` }, 'SECRET should be at least 32 characters'],
  [{ SECRET: `${'x'.repeat(32)},` }, 'SECRET should be at least 32 characters'],
  [
    { GALLERY_API_URL: 'https://g' },
    'SERVICE_SECRET is unset, but should be at least 16 characters when GALLERY',
  ],
  [
    { ADMIN_API_URL: 'https://a' },
    'SERVICE_SECRET is unset, but should be at least 16 characters when ADMIN',
  ],
  [{ SERVICE_SECRET: 'short' }, 'SERVICE_SECRET should be at least 16 characters'],
  [{ ...fit, COOKIE_DOMAIN: 'other.com' }, 'COOKIE_DOMAIN is "other.com", but should be www.example.com'],
  [{ ...fit, COOKIE_DOMAIN: 'ample.com' }, 'COOKIE_DOMAIN is "ample.com", but should be www.example.com'],
  [
    { VIEWER_COUNTRY_HEADER: 'a b' },
    'VIEWER_COUNTRY_HEADER is "a b", but should be the name of a request header.',
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES is "10.0.0.0/33", but should be addresses or ranges'],
  [{ TRUSTED_PROXIES: '10.0.0.1,proxy' }, 'TRUSTED_PROXIES is "proxy", but should be addresses or ranges'],
  [{ ANALYTICS_SCRIPT_URL: 'https://s/x.js' }, 'ANALYTICS_SITE is unset, but should name the site'],
  [{ CAPTCHA: 'maybe' }, 'CAPTCHA is "maybe", but should be one of proof-of-work, recaptcha.'],
  [{ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET is unset, but should be the key'],
  [{ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: 'k' }, 'RECAPTCHA_SITE_KEY is unset, but should be the key'],
  [{ CLAMAV_URL: 'tcp://scanner' }, 'CLAMAV_URL is "tcp://scanner", but should be an address with a port'],
  [{ SUPPORT_HOST: 'a@b' }, 'SUPPORT_HOST is "***@b", but should be a host name such as example.com.'],
  [{ CACHE_STATUS: 'yes' }, 'CACHE_STATUS is "yes", but should be one of on, off.'],
  [{ CRAWL: 'yes' }, 'CRAWL is "yes", but should be one of on, own, off.'],
  [{ SERVICE_WORKER: 'yes' }, 'SERVICE_WORKER is "yes", but should be one of on, off.'],
  [{ BUILD_VERSION: 'a b' }, 'BUILD_VERSION is "a b", but should be up to 64 letters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but should be one of fatal'],
]

describe('an invalid value is refused in one line', () => {
  test.each(wrong)('%j', (env, message) => {
    const said = messageOf(env)
    expect(said.slice(0, message.length)).toBe(message)
    expect(said).not.toContain('\n')
  })
})

describe('no message shows a secret', () => {
  test.each([
    { DATABASE_URL: 'mysql://ann:HIDDEN@db/site?password=HIDDEN' },
    { DATABASE_URL: 'postgres://ann:HID/HIDDEN@db' },
    { DATABASE_LISTEN_URL: 'mysql://ann:HIDDEN@db/site' },
    { DATABASE_URL: 'postgres://ann:HIDDEN%@db/site' },
    { DATABASE_URL: 'ann:HIDDEN' },
    { DATABASE_URL: `mysql://ann:HIDDEN${'x'.repeat(300)}@db/site` },
    { DATABASE_URL: 'mysql://ann:1?HIDDEN@db/site' },
    { STORAGE_URL: 's3://KEY:HIDDEN' },
    { STORAGE_URL: 's3://KEY:HIDDEN@host/' },
    { MAIL_URL: 'imap://ann:HIDDEN@mail' },
    { CACHE_URL: 'redis//:HIDDEN@cache' },
    { GALLERY_API_URL: 'https://ann:HIDDEN@gallery' },
    { SECRET: 'HIDDEN' },
    { SERVICE_SECRET: 'HIDDEN' },
  ])('%j', env => expect(messageOf(env as Record<string, string>)).not.toContain('HIDDEN'))
})

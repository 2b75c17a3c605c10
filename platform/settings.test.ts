import path from 'node:path'
import { expect, test } from 'vitest'
import { defaultNames } from './settings/mail.ts'
import { isTrustedProxy, readSettings } from './settings.ts'

test('with nothing set, everything is on this machine', () => {
  const settings = readSettings({})
  const dataDir = path.resolve('data')
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    workers: 1,
    role: 'all',
    replica: null,
    readOnly: false,
    metricsPort: null,
    tracing: null,
    drainSeconds: 0,
    prepare: 'start',
    origin: 'http://localhost:3000',
    dataDir,
    database: { kind: 'embedded', file: path.join(dataDir, 'site.db') },
    databaseListenUrl: null,
    storage: { kind: 'folder', dir: path.join(dataDir, 'files') },
    cacheUrl: null,
    mail: { kind: 'folder', dir: path.join(dataDir, 'mail'), from: { address: 'support@localhost' } },
    secret: null,
    galleryApiUrl: null,
    adminApiUrl: null,
    serviceSecret: null,
    cookieDomain: null,
    viewerCountryHeader: 'cloudfront-viewer-country',
    analytics: null,
    captcha: { kind: 'proof-of-work' },
    appStoreUrl: null,
    clamavUrl: null,
    crawl: 'on',
    backupPath: null,
    supportHost: 'localhost',
    serviceWorker: true,
    showCacheStatus: false,
    logLevel: 'info',
  })
  expect(settings.buildVersion).toMatch(/^\d+\.\d+\.\d+/)
  expect(isTrustedProxy(settings.trustedProxies, '127.0.0.1')).toBe(false)
})

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: '', MAIL_URL: ' ', LOG_LEVEL: '' })).toMatchObject({
    port: 3000,
    logLevel: 'info',
  })
})

test('settings cannot be changed after they are read', () => {
  const settings = readSettings({})
  expect(Object.isFrozen(settings)).toBe(true)
  expect(Object.isFrozen(settings.mail.from)).toBe(true)
  expect(Object.isFrozen(settings.database)).toBe(true)
})

test('every setting is understood', () => {
  const settings = readSettings({
    PORT: '0',
    HOST: '::',
    WORKERS: '4',
    METRICS_PORT: '9100',
    ORIGIN: 'https://WWW.example.com:443/',
    DATA_DIR: '/var/lib/site',
    DATABASE_URL: 'postgres://ann:p%40ss@db:5432/site',
    STORAGE_URL: 's3://KEY:SE%2FCRET@minio.example.com:9000/bucket-1?region=eu-central-1',
    CACHE_URL: 'rediss://cache:6379/1',
    MAIL_URL: 'smtps://ann:pass@mail.example.com',
    MAIL_FROM: 'Island Studio <hello@example.com>',
    MAIL_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    SECRET: 'x'.repeat(32),
    GALLERY_API_URL: 'https://gallery.example.com/api/gallery/',
    ADMIN_API_URL: 'http://127.0.0.1:4000',
    SERVICE_SECRET: 'y'.repeat(16),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.com:4318/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20k%3Dy, x-tenant=site',
    OTEL_SERVICE_NAME: 'site-blue',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
    COOKIE_DOMAIN: 'Example.com',
    VIEWER_COUNTRY_HEADER: 'CF-IPCountry',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    ANALYTICS_SCRIPT_URL: 'https://stats.example.com/script.js',
    ANALYTICS_SITE: 'example.com',
    CAPTCHA: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_ORIGIN: 'https://www.recaptcha.net',
    APP_STORE_URL: 'https://store.example.com/lookup?x=1',
    DATABASE_POOL: '40',
    DATABASE_READ_URL: 'postgres://reader@replica/site',
    DATABASE_READ_LAG_SECONDS: '9',
    DATABASE_STATEMENT_SECONDS: '2',
    DATABASE_LOCK_SECONDS: '1',
    ROLE: 'web',
    READ_ONLY: 'on',
    CLAMAV_URL: 'tcp://scanner:3310',
    SUPPORT_HOST: 'help.example.com',
    SERVICE_WORKER: 'off',
    CACHE_STATUS: 'on',
    BUILD_VERSION: '1.2.3+4',
    LOG_LEVEL: 'debug',
  })
  expect(settings).toMatchObject({
    port: 0,
    host: '::',
    workers: 4,
    metricsPort: 9100,
    tracing: {
      tracesUrl: 'https://collector.example.com:4318/otlp/v1/traces',
      headers: { authorization: 'Bearer k=y', 'x-tenant': 'site' },
      serviceName: 'site-blue',
      ratio: 0.05,
    },
    origin: 'https://www.example.com',
    dataDir: '/var/lib/site',
    database: {
      kind: 'postgres',
      url: 'postgres://ann:p%40ss@db:5432/site',
      limits: { pool: 40, statementMs: 2000, lockMs: 1000 },
    },
    replica: { url: 'postgres://reader@replica/site', lagMs: 9000 },
    role: 'web',
    readOnly: true,
    storage: {
      kind: 's3',
      endpoint: 'https://minio.example.com:9000',
      bucket: 'bucket-1',
      region: 'eu-central-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'SE/CRET',
    },
    cacheUrl: 'rediss://cache:6379/1',
    mail: {
      kind: 'smtp',
      url: 'smtps://ann:pass@mail.example.com',
      from: { name: 'Island Studio', address: 'hello@example.com' },
    },
    mailWebhookSecret: [`whsec_${'A'.repeat(32)}`],
    galleryApiUrl: 'https://gallery.example.com/api/gallery',
    adminApiUrl: 'http://127.0.0.1:4000',
    secret: ['x'.repeat(32)],
    serviceSecret: ['y'.repeat(16)],
    cookieDomain: 'example.com',
    viewerCountryHeader: 'cf-ipcountry',
    analytics: { scriptUrl: 'https://stats.example.com/script.js', site: 'example.com' },
    captcha: { kind: 'recaptcha', siteKey: 'site', secret: 'secret', origin: 'https://www.recaptcha.net' },
    appStoreUrl: 'https://store.example.com/lookup?x=1',
    clamavUrl: 'tcp://scanner:3310',
    supportHost: 'help.example.com',
    serviceWorker: false,
    showCacheStatus: true,
    buildVersion: '1.2.3+4',
    logLevel: 'debug',
  })
})

test('a secret may have several values, newest first', () => {
  const [newest, older] = ['n'.repeat(32), 'o'.repeat(40)]
  const env = { SECRET: `${newest}, ${older}`, SERVICE_SECRET: `${newest},${older}` }
  expect(readSettings(env)).toMatchObject({ secret: [newest, older], serviceSecret: [newest, older] })
})

test('trusted proxies are addresses and ranges of both families', () => {
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8 192.0.2.7,2001:db8::/32' })
  expect(isTrustedProxy(trustedProxies, '10.255.0.1')).toBe(true)
  expect(isTrustedProxy(trustedProxies, '::ffff:10.1.1.1')).toBe(true)
  expect(isTrustedProxy(trustedProxies, '192.0.2.7')).toBe(true)
  expect(isTrustedProxy(trustedProxies, '2001:db8::5')).toBe(true)
  expect(isTrustedProxy(trustedProxies, '192.0.2.8')).toBe(false)
  expect(isTrustedProxy(trustedProxies, '::1')).toBe(false)
  expect(isTrustedProxy(trustedProxies, 'not an address')).toBe(false)
})

test.each([
  ['hello@example.com', defaultNames],
  ['Studio <hello@example.com>', 'Studio'],
  ['Studio | 工作室 | スタジオ <hello@example.com>', { en: 'Studio', cn: '工作室', jp: 'スタジオ' }],
])('MAIL_FROM %j is a name for each language, and an address', (MAIL_FROM, name) => {
  expect(readSettings({ MAIL_FROM }).mail.from).toEqual({ name, address: 'hello@example.com' })
})

import manifest from '../package.json' with { type: 'json' }
import {
  type DatabaseSetting,
  type ReplicaSetting,
  readDatabase,
  readDatabaseListenUrl,
  readReplica,
} from './settings/database.ts'
import { type MailSetting, readMail } from './settings/mail.ts'
import * as network from './settings/network.ts'
import { type Environment, readChoice, readSetting, rejectSetting } from './settings/read-setting.ts'
import { type Role, readRole } from './settings/role.ts'
import { readSecret, readServices, type ServicesSetting } from './settings/services.ts'
import * as stores from './settings/stores.ts'
import { readTracing, type TracingSetting } from './settings/tracing.ts'
import * as visitors from './settings/visitors.ts'
import { readMailWebhookSecret } from './settings/webhook.ts'
import type { Secrets } from './signature.ts'

export type { DatabaseSetting, ReplicaSetting } from './settings/database.ts'
export type { MailSetting, Sender } from './settings/mail.ts'
export { isTrustedProxy, type TrustedProxies } from './settings/network.ts'
export { SettingError } from './settings/read-setting.ts'
export type { S3Setting, StorageSetting } from './settings/stores.ts'
export type { TracingSetting } from './settings/tracing.ts'
export type { CaptchaSetting } from './settings/visitors.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** All settings. Origins have no trailing slash. */
export type Settings = ServicesSetting & {
  readonly port: number
  readonly host: string
  /** The number of processes that serve the port. */
  readonly workers: number
  /** What this process does: pages, jobs, or both. */
  readonly role: Role
  /** Nothing is stored, and no job runs in this process. */
  readonly readOnly: boolean
  /** The port of the metrics of the first process, the next have the next; null: none. */
  readonly metricsPort: number | null
  /** null: requests are not traced. */
  readonly tracing: TracingSetting | null
  /** How long a process that stops goes on serving while `/ready` says so. */
  readonly drainSeconds: number
  readonly origin: string
  readonly dataDir: string
  readonly database: DatabaseSetting
  /** Where PostgreSQL is listened to; null: at the address of the database. */
  readonly databaseListenUrl: string | null
  /** null: there is none. */
  readonly replica: ReplicaSetting | null
  /** Who migrates the tables and loads the content: each start, or `npm run migrate` alone. */
  readonly prepare: 'start' | 'release'
  readonly storage: stores.StorageSetting
  readonly cacheUrl: string | null
  readonly mail: MailSetting
  /** Newest first; null: no webhook of the mail provider. */
  readonly mailWebhookSecret: Secrets | null
  /** Newest first; null: generate one and keep it in `dataDir` (see `loadSecret`). */
  readonly secret: Secrets | null
  readonly cookieDomain: string | null
  /** In lower case. */
  readonly viewerCountryHeader: string
  readonly trustedProxies: network.TrustedProxies
  readonly analytics: visitors.AnalyticsSetting | null
  readonly captcha: visitors.CaptchaSetting
  readonly appStoreUrl: string | null
  readonly clamavUrl: string | null
  /** Whether the site is crawled for the office; `own`: without the links to other sites. */
  readonly crawl: 'on' | 'own' | 'off'
  /** A file that backups touch, or the folder where they lie; null: none is watched. */
  readonly backupPath: string | null
  readonly supportHost: string
  readonly serviceWorker: boolean
  /** Responses of pages carry `X-Cache`. */
  readonly showCacheStatus: boolean
  readonly buildVersion: string
  readonly logLevel: LogLevel
}

/**
 * Reads all settings once. An empty value counts as unset.
 * Throws a SettingError (one line that names the setting) for what is present and wrong.
 */
export function readSettings(env: Environment): Settings {
  const port = network.readPort(env)
  const origin = network.readOrigin(env, port)
  const dataDir = stores.readDataDir(env)
  const supportHost = visitors.readSupportHost(env, origin)
  const database = readDatabase(env, dataDir)
  return freezeAll({
    port,
    host: network.readHost(env),
    workers: network.readWorkers(env),
    role: readRole(env, database),
    readOnly: readChoice(env, 'READ_ONLY', ['on', 'off']) === 'on',
    metricsPort: network.readMetricsPort(env),
    tracing: readTracing(env),
    drainSeconds: network.readDrainSeconds(env),
    origin,
    dataDir,
    database,
    databaseListenUrl: readDatabaseListenUrl(env),
    replica: readReplica(env, database),
    prepare: readChoice(env, 'PREPARE', ['start', 'release']) ?? 'start',
    storage: stores.readStorage(env, dataDir),
    cacheUrl: stores.readCacheUrl(env),
    mail: readMail(env, dataDir, supportHost),
    mailWebhookSecret: readMailWebhookSecret(env),
    secret: readSecret(env),
    ...readServices(env),
    cookieDomain: network.readCookieDomain(env, origin),
    viewerCountryHeader: network.readViewerCountryHeader(env),
    trustedProxies: network.readTrustedProxies(env),
    analytics: visitors.readAnalytics(env),
    captcha: visitors.readCaptcha(env),
    appStoreUrl: stores.readAppStoreUrl(env),
    clamavUrl: stores.readClamavUrl(env),
    crawl: readChoice(env, 'CRAWL', ['on', 'own', 'off']) ?? 'on',
    backupPath: readSetting(env, 'BACKUP_PATH'),
    supportHost,
    serviceWorker: readChoice(env, 'SERVICE_WORKER', ['on', 'off']) !== 'off',
    showCacheStatus: readChoice(env, 'CACHE_STATUS', ['on', 'off']) === 'on',
    buildVersion: readBuildVersion(env),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels) ?? 'info',
  })
}

function readBuildVersion(env: Environment): string {
  const value = readSetting(env, 'BUILD_VERSION') ?? manifest.version
  const fits = /^[\w.+-]{1,64}$/.test(value)
  return fits ? value : rejectSetting('BUILD_VERSION', value, 'up to 64 letters, digits and . _ + -')
}

function freezeAll(settings: Settings): Settings {
  for (const value of Object.values(settings)) {
    if (value !== null && typeof value === 'object') Object.freeze(value)
  }
  Object.freeze(settings.mail.from)
  return Object.freeze(settings)
}

import path from 'node:path'
import {
  type Environment,
  readSetting,
  readStoreAddress,
  readWebAddress,
  rejectSecretSetting,
  rejectSetting,
} from './read-setting.ts'

export type S3Setting = {
  readonly kind: 's3'
  /** Scheme, host and port, without a trailing slash. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type StorageSetting = { readonly kind: 'folder'; readonly dir: string } | S3Setting

export function readDataDir(env: Environment): string {
  return path.resolve(readSetting(env, 'DATA_DIR') ?? 'data')
}

const s3Example = 's3://KEY:SECRET@host/bucket?region=eu-central-1'

/** `tls=off` in the query: plain HTTP, for a store on the same machine or in tests. */
export function readStorage(env: Environment, dataDir: string): StorageSetting {
  const url = readStoreAddress(env, 'STORAGE_URL', ['s3:'], s3Example)
  if (!url) return { kind: 'folder', dir: path.join(dataDir, 'files') }
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1]
  if (!bucket || !url.username || !url.password) {
    rejectSetting('STORAGE_URL', url.href, `an address such as ${s3Example}, with key, secret and bucket`)
  }
  const region = url.searchParams.get('region') || 'us-east-1'
  const tls = url.searchParams.get('tls') || 'on'
  if (!/^[a-z0-9-]{1,40}$/.test(region) || !/^(on|off)$/.test(tls)) {
    rejectSecretSetting('STORAGE_URL', `an address whose query names a region and, if anything else, tls=off`)
  }
  return {
    kind: 's3',
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

export function readCacheUrl(env: Environment): string | null {
  return readStoreAddress(env, 'CACHE_URL', ['redis:', 'rediss:'], 'redis://host:6379')?.href ?? null
}

export function readClamavUrl(env: Environment): string | null {
  const url = readStoreAddress(env, 'CLAMAV_URL', ['tcp:'], 'tcp://host:3310')
  if (url && !url.port)
    rejectSetting('CLAMAV_URL', url.href, 'an address with a port, such as tcp://host:3310')
  return url ? `tcp://${url.host}` : null
}

export function readAppStoreUrl(env: Environment): string | null {
  return readWebAddress(env, 'APP_STORE_URL')?.href ?? null
}

import type { Secrets } from '../signature.ts'
import {
  type Environment,
  readSetting,
  readWebAddress,
  rejectSecretSetting,
  rejectSetting,
  SettingError,
} from './read-setting.ts'

export type ServicesSetting = {
  /** Base address without a trailing slash; null when the service answers in this process. */
  readonly galleryApiUrl: string | null
  readonly adminApiUrl: string | null
  /** Newest first. */
  readonly serviceSecret: Secrets | null
}

/** A service that runs apart has to know that a call comes from the site: that takes the shared secret. */
export function readServices(env: Environment): ServicesSetting {
  const galleryApiUrl = readServiceUrl(env, 'GALLERY_API_URL')
  const adminApiUrl = readServiceUrl(env, 'ADMIN_API_URL')
  const serviceSecret = readSecrets(env, 'SERVICE_SECRET', 16, 'at least 16 characters')
  const apart = galleryApiUrl ? 'GALLERY_API_URL' : adminApiUrl ? 'ADMIN_API_URL' : null
  if (apart && !serviceSecret) {
    throw new SettingError(
      `SERVICE_SECRET is unset, but should be at least 16 characters when ${apart} is set.`,
    )
  }
  return { galleryApiUrl, adminApiUrl, serviceSecret }
}

function readServiceUrl(env: Environment, name: string): string | null {
  const url = readWebAddress(env, name)
  if (url?.search) rejectSetting(name, url.href, 'an address without a query')
  return url ? url.origin + url.pathname.replace(/\/+$/, '') : null
}

/** The values of the secret that signs tokens, newest first; null when it is to be generated into the data folder. */
export const readSecret = (env: Environment): Secrets | null =>
  readSecrets(env, 'SECRET', 32, 'at least 32 characters, chosen at random')

function readSecrets(env: Environment, name: string, fewest: number, should: string): Secrets | null {
  const value = readSetting(env, name)
  if (value === null) return null
  const [newest = '', ...older] = value.split(',').map(each => each.trim())
  if ([newest, ...older].some(each => each.length < fewest))
    rejectSecretSetting(name, `${should}; of several, newest first with commas between, each`)
  return [newest, ...older]
}

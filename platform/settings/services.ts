import { type Environment, given, givenWebAddress, refuse, refuseUnseen, SettingError } from './given.ts'

export type ServicesSetting = {
  /** Base address without a trailing slash; null when the service answers in this process. */
  readonly galleryApiUrl: string | null
  readonly adminApiUrl: string | null
  readonly serviceSecret: string | null
}

/** A service that runs apart has to know that a call comes from the site: that takes the shared secret. */
export function readServices(env: Environment): ServicesSetting {
  const galleryApiUrl = readServiceUrl(env, 'GALLERY_API_URL')
  const adminApiUrl = readServiceUrl(env, 'ADMIN_API_URL')
  const serviceSecret = given(env, 'SERVICE_SECRET')
  const apart = galleryApiUrl ? 'GALLERY_API_URL' : adminApiUrl ? 'ADMIN_API_URL' : null
  if (serviceSecret !== null && serviceSecret.length < 16) {
    refuseUnseen('SERVICE_SECRET', 'at least 16 characters')
  }
  if (apart && !serviceSecret) {
    throw new SettingError(
      `SERVICE_SECRET is unset, but should be at least 16 characters when ${apart} is set.`,
    )
  }
  return { galleryApiUrl, adminApiUrl, serviceSecret }
}

function readServiceUrl(env: Environment, name: string): string | null {
  const url = givenWebAddress(env, name)
  if (url?.search) refuse(name, url.href, 'an address without a query')
  return url ? url.origin + url.pathname.replace(/\/+$/, '') : null
}

/** The secret that signs tokens; null when it is to be generated into the data folder. */
export function readSecret(env: Environment): string | null {
  const secret = given(env, 'SECRET')
  if (secret !== null && secret.length < 32)
    refuseUnseen('SECRET', 'at least 32 characters, chosen at random')
  return secret
}

import { type ClientOptions, createClient, type Fetch } from '../../contract/client.ts'
import { adminServiceCalls, galleryServiceCalls } from '../../contract/service-calls.ts'
import { newId } from '../../platform/identity.ts'
import type { Secret } from '../../platform/signature.ts'
import { authorizationBy } from '../../services/http/same-origin.ts'

export interface PeersOptions {
  readonly origin: string
  readonly serviceSecret: Secret
  /** The services, in this process or elsewhere. */
  readonly admin: Fetch
  readonly gallery: Fetch
}

/** Clients by which the jobs of each service call the other one, with the service secret. */
export function createPeers({ origin, serviceSecret, admin, gallery }: PeersOptions) {
  const options = (path: string, fetch: Fetch): ClientOptions => ({
    baseUrl: `${origin}${path}`,
    fetch: request => {
      request.headers.set('X-Request-Id', newId())
      return fetch(request)
    },
    headers: { Authorization: authorizationBy(serviceSecret) },
  })
  return {
    admin: createClient(adminServiceCalls, options('/api/admin', admin)),
    gallery: createClient(galleryServiceCalls, options('/api/gallery', gallery)),
  }
}

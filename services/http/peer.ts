import type { Call } from '../../contract/call.ts'
import { type Client, createClient, type Fetch } from '../../contract/client.ts'
import { adminServiceCalls, galleryServiceCalls } from '../../contract/service-calls.ts'
import { newId } from '../../platform/identity.ts'
import { serviceAuthorization, type TrustedOrigin } from './same-origin.ts'

/** A client of the admin service for the gallery service; `fetch` is its handler or the network. */
export const createAdminPeer = (fetch: Fetch, options: TrustedOrigin) =>
  createPeer(adminServiceCalls, '/api/admin', fetch, options)

/** A client of the gallery service for the admin service. */
export const createGalleryPeer = (fetch: Fetch, options: TrustedOrigin) =>
  createPeer(galleryServiceCalls, '/api/gallery', fetch, options)

/** Each call carries the service secret and a request id of its own. */
function createPeer<Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  basePath: string,
  fetch: Fetch,
  { origin, serviceSecret }: TrustedOrigin,
): Client<Calls> {
  return createClient(calls, {
    baseUrl: `${origin}${basePath}`,
    fetch: request => {
      request.headers.set('X-Request-Id', newId())
      return fetch(request)
    },
    headers: { Authorization: serviceAuthorization(serviceSecret) },
  })
}

import { createAdminPeer } from '../../services/http/peer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createRemoteService, type RemoteServiceOptions } from './remote-service.ts'

type RemoteRevisionOptions = Pick<RemoteServiceOptions, 'baseUrl' | 'origin' | 'serviceSecret' | 'log'>

/**
 * Asks a remote admin service for the revision of its content. Its circuit is its own: the poll never opens that of the
 * calls that pages wait for.
 */
export function readRemoteRevision(options: RemoteRevisionOptions): () => Promise<number> {
  const basePath = '/api/admin'
  const remote = createRemoteService({ ...options, basePath, breaker: createCircuitBreaker() })
  const admin = createAdminPeer(remote, options)
  return async () => (await admin.getContentRevision()).revision
}

import { ServiceRefusal } from '../../contract/problem.ts'
import type { ContentChanges } from '../../services/admin/content/revision.ts'
import { createAdminPeer } from '../../services/http/peer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createRemoteService, type RemoteServiceOptions } from './remote-service.ts'

type RemoteChangesOptions = Pick<RemoteServiceOptions, 'baseUrl' | 'origin' | 'serviceSecret' | 'log'>

/**
 * Asks a remote admin service for the changes of its content. Its circuit is its own: the poll never opens that of the
 * calls that pages wait for.
 */
export function readRemoteChanges(options: RemoteChangesOptions): (since: number) => Promise<ContentChanges> {
  const basePath = '/api/admin'
  const remote = createRemoteService({ ...options, basePath, breaker: createCircuitBreaker() })
  const admin = createAdminPeer(remote, options)
  return async since => {
    try {
      return await admin.listContentChanges({ query: { since: String(since) } })
    } catch (error) {
      // A service of an earlier release knows the revision alone.
      if (!(error instanceof ServiceRefusal) || error.status !== 404) throw error
      const { revision } = await admin.getContentRevision()
      return { revision, unnamed: revision, changes: [] }
    }
  }
}

import { ServiceRefusal } from '../../contract/problem.ts'
import type { ContentChanges } from '../../services/admin/content/revision.ts'
import { createAdminPeer } from '../../services/http/peer.ts'
import { createRemoteService, type RemoteServiceOptions } from './remote-service.ts'

type RemoteChangesOptions = Pick<RemoteServiceOptions, 'baseUrl' | 'origin' | 'serviceSecret' | 'log'>

/** How long an answer is waited for, in ms. */
const timeoutMs = 2000

/**
 * Asks a remote admin service for the changes of its content. Without the circuit of the calls that pages wait for: the poll has
 * an interval of its own.
 */
export function readRemoteChanges(options: RemoteChangesOptions): (since: number) => Promise<ContentChanges> {
  const basePath = '/api/admin'
  const remote = createRemoteService({ ...options, basePath })
  const admin = createAdminPeer(remote, options)

  return async since => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await admin.listContentChanges({ query: { since: String(since) } }, { signal })
    } catch (error) {
      // A service of an earlier release knows the revision alone.
      if (!(error instanceof ServiceRefusal) || error.status !== 404) throw error
      const { revision } = await admin.getContentRevision({}, { signal })
      return { revision, unnamed: revision, changes: [] }
    }
  }
}

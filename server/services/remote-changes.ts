import { ServiceRefusal } from '../../contract/problem.ts'
import type { ContentChanges } from '../../services/admin/content/revision.ts'
import { createAdminPeer } from '../../services/http/peer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createRemoteService, type RemoteServiceOptions } from './remote-service.ts'

interface RemoteChangesOptions
  extends Pick<RemoteServiceOptions, 'baseUrl' | 'origin' | 'serviceSecret' | 'log'> {
  /** Called with the first answer after a failure. */
  readonly onReturn: () => void
}

/** How long an answer is waited for, in ms. */
const timeoutMs = 2000
/** How soon a service that is out of reach is asked again, in ms: its return is noticed by this poll. */
const againMs = 500

/**
 * Asks a remote admin service for the changes of its content. Its circuit is its own: the poll never opens that of the
 * calls that pages wait for, but closes it.
 */
export function readRemoteChanges(options: RemoteChangesOptions): (since: number) => Promise<ContentChanges> {
  const basePath = '/api/admin'
  const breaker = createCircuitBreaker({ openMs: againMs, longestOpenMs: againMs })
  const remote = createRemoteService({ ...options, basePath, breaker })
  const admin = createAdminPeer(remote, options)
  let isAway = false

  async function read(since: number): Promise<ContentChanges> {
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

  return async since => {
    try {
      const changes = await read(since)
      if (isAway) options.onReturn()
      isAway = false
      return changes
    } catch (error) {
      isAway = true
      throw error
    }
  }
}

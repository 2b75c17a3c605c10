import { createAdminPeer } from '../../services/http/peer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createRemoteService, type RemoteServiceOptions } from './remote-service.ts'

interface RemoteRevisionOptions
  extends Pick<RemoteServiceOptions, 'baseUrl' | 'origin' | 'serviceSecret' | 'log'> {
  /** Called with the first answer after a failure. */
  readonly onReturn: () => void
}

/** How long an answer is waited for, in ms. */
const timeoutMs = 2000
/** How soon a service that is out of reach is asked again, in ms: its return is noticed by this poll. */
const againMs = 500

/**
 * Asks a remote admin service for the revision of its content. Its circuit is its own: the poll never opens that of the
 * calls that pages wait for, but closes it.
 */
export function readRemoteRevision(options: RemoteRevisionOptions): () => Promise<number> {
  const basePath = '/api/admin'
  const breaker = createCircuitBreaker({ openMs: againMs, longestOpenMs: againMs })
  const remote = createRemoteService({ ...options, basePath, breaker })
  const admin = createAdminPeer(remote, options)
  let isAway = false
  return async () => {
    try {
      const { revision } = await admin.getContentRevision({}, { signal: AbortSignal.timeout(timeoutMs) })
      if (isAway) options.onReturn()
      isAway = false
      return revision
    } catch (error) {
      isAway = true
      throw error
    }
  }
}

import { adminCalls } from '../../contract/admin.ts'
import type { Fetch } from '../../contract/client.ts'
import { previewHeader } from '../../contract/preview-address.ts'
import type { Replica } from '../../platform/database/replica.ts'
import type { Tables } from './tables.ts'

/** Lists, searches and texts that are the same for every visitor. */
const shared = [
  ...([
    'listHandbookVersions',
    'listHandbookPages',
    'getHandbookOutline',
    'findHandbookPlaces',
    'listHandbookPaths',
  ] as const),
  ...([
    'searchHandbook',
    'searchSite',
    'getHandbookPage',
    'listLetters',
    'getLetter',
    'listPositions',
    'getPosition',
  ] as const),
  ...(['listPositionPaths', 'listPositionTerms', 'listArticles', 'listCategories', 'getArticle'] as const),
  ...(['listArticleYears', 'listArticlePaths', 'getLegalDocument'] as const),
]

const patterns = shared.map(name => {
  const path = adminCalls[name].path.replaceAll(/\{\w+\+\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^/api/admin${path.replace(/\/$/, '')}/?$`)
})

interface ReplicaReads {
  readonly replica: Replica<Tables>
  /** The service on the replica. */
  readonly onReplica: Fetch
  /** The revision of the content that this process serves. */
  readonly revision: () => number
}

/**
 * Has what every visitor sees alike read from the replica, where that holds the content that this process serves; a replica
 * that fails is left, and the call answered by the database itself.
 */
export const preferReplica =
  (primary: Fetch, { replica, onReplica, revision }: ReplicaReads): Fetch =>
  async request => {
    if (!replica.isFresh() || replica.revision() < revision() || !isShared(request)) return primary(request)
    const answer = await onReplica(request.clone())
    if (answer.status < 500) return answer
    replica.fail()
    return primary(request)
  }

const isShared = ({ method, url, headers }: Request): boolean =>
  method === 'GET' &&
  !headers.has(previewHeader) &&
  patterns.some(pattern => pattern.test(new URL(url).pathname))

import type { Kysely, Transaction } from 'kysely'
import type { Fetch } from '../../../../contract/client.ts'
import { previewHeader } from '../../../../contract/preview-address.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Secret } from '../../../../platform/signature.ts'
import { problemResponse } from '../../../http/problem.ts'
import { isForService } from '../../../http/visitor.ts'
import type { AdminTables } from '../../schema.ts'
import { findPreview } from './find-preview.ts'
import { showPreview } from './show-preview.ts'

interface PreviewDependencies {
  readonly db: Kysely<AdminTables>
  readonly serviceSecret: Secret
  readonly clock: Clock
  /** The service on the tables of a preview, of the entry at a path. */
  readonly createOn: (trx: Transaction<AdminTables>, path: string) => Fetch
}

/**
 * Answers reads of the site's server that carry a preview link as if its revision were published: the same queries run in a
 * transaction that is rolled back, so that nobody else ever sees it. All other calls are answered by `live`.
 */
export function withPreviews(
  live: Fetch,
  { db, serviceSecret, clock, createOn }: PreviewDependencies,
): Fetch {
  return async request => {
    const { headers, method } = request
    const token = headers.get(previewHeader)
    if (token === null || method !== 'GET' || !isForService(headers, serviceSecret)) return live(request)
    const trx = await db.startTransaction().execute()
    try {
      const now = clock()
      const preview = await findPreview(trx, token, now)
      if (!preview) return problemResponse(404, 'There is no such preview.')
      await showPreview(trx, preview, now)
      return await createOn(trx, preview.entry.path)(request)
    } finally {
      await trx.rollback().execute()
    }
  }
}

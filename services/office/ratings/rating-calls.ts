import type { ratingCalls as calls } from '../../../contract/office/ratings.ts'
import { listComments, listVotes } from '../../admin/content/handbook/list-ratings.ts'
import type { OfficeHandlers } from '../handler.ts'

/** The handlers of what readers say of handbook pages. */
export const ratingCalls: OfficeHandlers<typeof calls> = {
  listVotes: ({ query, db }) => listVotes(db, query),
  listComments: ({ query, db }) => listComments(db, query),
}

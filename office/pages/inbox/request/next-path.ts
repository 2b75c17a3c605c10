import { listPath, requestPath } from '../../../features/request-list/filter.ts'
import type { InboxContext } from '../inbox-context.ts'

/** The address of the request after this one in the list; that of the list after the last. */
export function nextPathOf(
  reference: string,
  { rows, filter }: Pick<InboxContext, 'rows' | 'filter'>,
): string {
  const at = rows.findIndex(row => row.reference === reference)
  const next = rows[at + 1]
  return next ? requestPath(next.reference, filter) : listPath(filter)
}

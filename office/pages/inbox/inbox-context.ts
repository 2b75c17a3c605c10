import type { Colleague, Me } from '../../../contract/office/door.ts'
import type { RequestRow } from '../../../contract/office/request-view.ts'
import type { Filter } from '../../features/request-list/filter.ts'

/** What the list of a box gives to the request beside it. */
export interface InboxContext {
  readonly me: Me
  readonly filter: Filter
  readonly rows: readonly RequestRow[]
  readonly colleagues: readonly (Colleague & { readonly teams: readonly string[] })[]
  readonly tags: readonly string[]
  readonly now: string
}

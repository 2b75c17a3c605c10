import { requestDescriptions } from '../../../../contract/requests/descriptions.ts'
import type { RequestKind } from '../../../../contract/requests.ts'

/** The states in which a request of a kind can be changed; none: an address can have any number of that kind. */
export const changeableStates = (kind: RequestKind): readonly string[] =>
  requestDescriptions[kind].changeableIn ?? []

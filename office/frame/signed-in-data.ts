import type { Me } from '../../contract/office/door.ts'
import type { Box } from '../../contract/office/inbox.ts'
import type { RoomGroup } from '../features/common-rooms.ts'
import type { Theme } from '../request/office-request.ts'

/** What every screen of a member of staff knows. */
export interface SignedInData {
  readonly me: Me
  /** null: the inbox is not theirs. */
  readonly counts: {
    readonly boxes: Readonly<Partial<Record<Box, number>>>
    readonly tags: readonly string[]
  } | null
  /** The screens that they can open. */
  readonly groups: readonly RoomGroup[]
  readonly theme: Theme
}

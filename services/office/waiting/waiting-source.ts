import type { Kysely } from 'kysely'
import type { Permission } from '../../../contract/office/permissions.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'

export interface WaitingQuery extends Pick<OfficeDependencies, 'installation' | 'origin'> {
  readonly db: Kysely<OfficeTables>
  readonly staff: StaffSession['staff']
  readonly now: Date
}

/** What of one source waits. */
interface WaitingPart {
  readonly count: number
  /** With the number: `3 requests are assigned to you`. No words of visitors and no addresses: it is mailed. */
  readonly sentence: string
  /** Where it is done, below `/office`. */
  readonly path: string
}

/** Something that may wait for a member of staff. */
export interface WaitingSource {
  readonly source: string
  /** null: everybody is asked about. */
  readonly permission: Permission | null
  readonly find: (query: WaitingQuery) => Promise<readonly WaitingPart[]>
}

/** `1 request waits`, `2 requests wait`. */
export const part = (count: number, [one, many]: readonly [string, string], path: string): WaitingPart => ({
  count,
  sentence: count === 1 ? one : many.replace('{count}', count.toLocaleString('en-US')),
  path,
})

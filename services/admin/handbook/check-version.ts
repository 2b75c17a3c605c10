import { handbooks } from '../../../contract/handbook.ts'
import { Refusal } from '../../http/problem.ts'

/** Of all handbooks. */
export const groupVersions: readonly string[] = Object.values(handbooks).flatMap(all =>
  all.map(each => each.group_version),
)

/** Throws `Refusal` 404 for a version that no handbook has. */
export function checkVersion(groupVersion: string | undefined): string {
  if (groupVersion !== undefined && groupVersions.includes(groupVersion)) return groupVersion
  throw new Refusal(404, 'There is no such version.')
}

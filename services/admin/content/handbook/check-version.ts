import { groupVersions } from '../../../../contract/handbook-versions.ts'
import { Refusal } from '../../../http/problem.ts'

/** Throws `Refusal` 404 for an unknown version. */
export function checkVersion(groupVersion: string | undefined): string {
  if (groupVersion !== undefined && groupVersions.includes(groupVersion)) return groupVersion
  throw new Refusal(404, 'There is no such version.')
}

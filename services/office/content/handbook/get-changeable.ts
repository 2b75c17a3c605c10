import { canPublish } from '../../../../contract/office/content-scope.ts'
import { Refusal } from '../../../http/problem.ts'
import type { StaffSession } from '../../handler.ts'
import { productOf } from './read-tree.ts'

/** The product of a call that changes its tree. Throws `Refusal` 404 or 403. */
export function getChangeable(params: Readonly<Record<string, string>>, { staff }: StaffSession) {
  const product = productOf(params.product)
  if (!canPublish(staff, 'handbook')) throw new Refusal(403, 'It is not yours to publish.')
  return product
}

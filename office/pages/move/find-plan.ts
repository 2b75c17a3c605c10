import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'

export type MovePlan = Awaited<ReturnType<OfficeClient['planMove']>>

/** What a move would do, or why it cannot be done. */
export async function findPlan(
  office: OfficeClient,
  { path, to }: { readonly path: string; readonly to: string },
): Promise<MovePlan | { readonly fault: string }> {
  try {
    return await office.planMove({ params: { entry: path }, query: { to } })
  } catch (error) {
    if (!isRefusal(error, 400, 409, 422)) throw error
    return { fault: error.problem.detail ?? 'It cannot have this address.' }
  }
}

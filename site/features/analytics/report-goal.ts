import type { GoalName } from '../../../contract/counts.ts'
import { visits } from './own-visits.ts'

/** Reports a goal; `value` in whole units. Without an analytics script it logs one warning. */
export const reportGoal = (name: GoalName, value?: number): void => visits.reportGoal(name, value)

import type { GoalName } from '../../../contract/counts.ts'
import { visits } from './own-visits.ts'

/** A visitor has reached something that is counted; `value` in whole units. Without an analytics script: one warning. */
export const reportGoal = (name: GoalName, value?: number): void => visits.reportGoal(name, value)

import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import type { GoalName } from '../../../contract/counts.ts'
import { reportGoal } from './report-goal.ts'

/** Reports a goal when a form's confirmation page is reached from the form, not on a reload. */
export function useGoal(name: GoalName): void {
  const isSeenAgain = useNavigationType() === 'POP'
  useEffect(() => {
    if (!isSeenAgain) reportGoal(name)
  }, [isSeenAgain, name])
}

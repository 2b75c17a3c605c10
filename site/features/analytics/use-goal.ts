import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import type { GoalName } from '../../../contract/counts.ts'
import { reportGoal } from './report-goal.ts'

/** The page that thanks for what was sent is a goal: as its visitor arrives from the form, not when it is seen again. */
export function useGoal(name: GoalName): void {
  const isSeenAgain = useNavigationType() === 'POP'
  useEffect(() => {
    if (!isSeenAgain) reportGoal(name)
  }, [isSeenAgain, name])
}

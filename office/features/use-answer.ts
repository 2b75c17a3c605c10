import { useEffect, useEffectEvent } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'

/** Runs something when an act of this route has its answer; `isTaken`: nothing of it was refused. */
export function useAnswer(answered: (isTaken: boolean) => void): void {
  const { state } = useNavigation()
  const { key } = useLocation()
  const outcome = useActionData<unknown>()
  const run = useEffectEvent(() => answered(outcome === undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: React may skip the render in which a short navigation is under way
  useEffect(() => {
    if (state === 'idle') run()
  }, [state, key, outcome])
}

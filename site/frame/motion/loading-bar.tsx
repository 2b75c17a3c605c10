import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './loading-bar.module.css'
import { type LoadingPhase, loadingPhases } from './loading-phases.ts'

/** Module state, because an error page mounts a new frame that continues the bar. */
let lastPhase: LoadingPhase = 'hidden'

/** A progress bar for navigations that take longer than the throttle, announced by a status role. */
export function LoadingBar({ label }: { label: string }) {
  const busy = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState(lastPhase)
  useEffect(() => loadingPhases(busy, setPhase), [busy])
  useEffect(() => {
    lastPhase = phase
  }, [phase])
  return (
    <div aria-live="polite">
      {phase !== 'hidden' && (
        <div className={styles.bar} data-phase={phase} role="progressbar" aria-label={label} />
      )}
    </div>
  )
}

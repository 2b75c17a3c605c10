import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './loading-bar.module.css'
import { type LoadingPhase, loadingPhases } from './loading-phases.ts'

/** Kept outside React: an error page brings a frame of its own, which goes on where the last one was. */
let lastPhase: LoadingPhase = 'hidden'

/** Two pixels of vermilion while a page is on its way: only when it takes long enough to be noticed, and then it is told. */
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

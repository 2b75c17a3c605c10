import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './loading-bar.module.css'
import { type LoadingPhase, loadingPhases } from './loading-phases.ts'

/** Two pixels of vermilion while a page is on its way: only when it takes long enough to be noticed. */
export function LoadingBar({ label }: { label: string }) {
  const busy = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<LoadingPhase>('hidden')
  useEffect(() => loadingPhases(busy, setPhase), [busy])
  if (phase === 'hidden') return null
  return <div className={styles.bar} data-phase={phase} role="progressbar" aria-label={label} />
}

export type LoadingPhase = 'hidden' | 'running' | 'finishing'

/** Navigations that are faster show no bar. */
const throttleMs = 200
/** How long the full bar stays. */
const hideMs = 500

/** Reports the phases of the loading bar after a change of `busy`; the returned function cancels them. */
export function loadingPhases(
  busy: boolean,
  report: (next: (phase: LoadingPhase) => LoadingPhase) => void,
): () => void {
  if (busy) {
    const start = setTimeout(() => report(() => 'running'), throttleMs)
    return () => clearTimeout(start)
  }
  report(phase => (phase === 'running' ? 'finishing' : phase))
  const hide = setTimeout(() => report(() => 'hidden'), hideMs)
  return () => clearTimeout(hide)
}

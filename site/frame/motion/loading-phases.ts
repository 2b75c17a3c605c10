export type LoadingPhase = 'hidden' | 'running' | 'finishing'

/** A page that arrives within this time shows no bar. */
const throttleMs = 200
/** A full bar stays this long. */
const hideMs = 500

/** Reports the phases that follow a change of `busy`; the returned function stops them. */
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

import type { Log } from '../../platform/log.ts'
import type { Outcome } from '../../platform/tracing/exported-spans.ts'
import { onceAMinute } from '../http/once-a-minute.ts'
import type { Metrics } from './metrics.ts'

/** Counts the spans that were exported or dropped; a drop is a line in the log, at most once a minute. */
export function watchSpans(metrics: Metrics | null, log: Log) {
  const warn = onceAMinute()
  return (outcome: Outcome, count: number): void => {
    metrics?.countSpans(outcome, count)
    if (outcome === 'exported') return
    warn(() => log.warn({ outcome, count }, 'Traces dropped: the collector is slow or away'))
  }
}

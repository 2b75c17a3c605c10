import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'
import type { Vitals } from '../../../contract/counts.ts'

const slowestMs = 60_000

/** Watches the web vitals of the document; gives what they are so far. */
export function watchVitals(): () => Vitals {
  let vitals: Vitals = {}
  const keep = ({ name, value }: MetricType) => {
    const isShift = name === 'CLS'
    const rounded = isShift ? Math.round(value * 1e4) / 1e4 : Math.round(value)
    vitals = { ...vitals, [name.toLowerCase()]: Math.min(rounded, isShift ? 10 : slowestMs) }
  }
  // Also before they are final: a visit ends when its page is left, and its document may stay.
  for (const watch of [onLCP, onINP, onCLS]) watch(keep, { reportAllChanges: true })
  return () => vitals
}

import type { Vitals } from '../../../contract/counts.ts'

/** The share of documents whose web vitals are measured. */
const sampledShare = 0.1

let isSampled = Math.random() < sampledShare
let readVitals = (): Vitals | undefined => undefined
let isReported = false

/** Measures a sample of documents by a script that the others never load. */
export function sampleVitals(): void {
  if (!isSampled) return
  isSampled = false
  import('./vitals.ts').then(
    ({ watchVitals }) => {
      readVitals = watchVitals()
    },
    // A release may have taken it away; the page does without.
    () => {},
  )
}

/** What the first page of a document reports besides: the host that it was reached from, and its vitals. */
export function takeArrival(): { referrer?: string; vitals?: Vitals } {
  if (isReported) return {}
  isReported = true
  const vitals = readVitals()
  return { referrer: document.referrer && new URL(document.referrer).hostname, ...(vitals && { vitals }) }
}

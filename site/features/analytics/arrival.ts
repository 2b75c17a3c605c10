import type { Vitals } from '../../../contract/counts.ts'

/** The share of documents whose web vitals are measured. */
const sampledShare = 0.1

let isSampled = Math.random() < sampledShare
let readVitals: (() => Vitals) | undefined
let isReported = false

/** Measures a sample of documents by a script that the others never load; without it the page does without. */
export function sampleVitals(): void {
  if (isSampled)
    import('./vitals.ts').then(
      ({ watchVitals }) => {
        readVitals = watchVitals()
      },
      () => {},
    )
  isSampled = false
}

/** What the first page of a document reports besides: the host that it was reached from, and its vitals. */
export function takeArrival(): { referrer?: string; vitals?: Vitals | undefined } {
  if (isReported) return {}
  isReported = true
  return { referrer: document.referrer.split('/')[2] ?? '', vitals: readVitals?.() }
}

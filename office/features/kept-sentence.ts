export interface Failure {
  readonly since: number
  readonly reason: string
}

/** Why a copy was not kept; 0 is no answer. */
export function reasonOf(status: number, subject: string): string {
  if (status === 0) return 'there is no connection'
  if (status === 401) return 'your session has ended'
  return status === 404 ? `${subject} is gone` : 'the office did not take it'
}

export interface CopyState {
  readonly keptAt: number | null
  readonly failure: Failure | null
  readonly now: number
}

/** The age of a copy, or since when it is not kept, and why. */
export function sentenceOf(name: string, { keptAt, failure, now }: CopyState): string {
  if (failure) {
    const since = new Date(failure.since).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    return `${name} not kept since ${since}: ${failure.reason}`
  }
  if (keptAt === null) return ''
  const seconds = Math.max(0, Math.floor((now - keptAt) / 1000))
  if (seconds < 60) return `${name} kept ${seconds} s ago`
  if (seconds < 3600) return `${name} kept ${Math.floor(seconds / 60)} min ago`
  return `${name} kept ${Math.floor(seconds / 3600)} h ago`
}

/** An answer to 'Was this page helpful?', as a form sends it. */
export interface GivenVote {
  /** null when the form says neither yes nor no. */
  readonly helpful: boolean | null
  readonly comment: string
}

export const longestComment = 2000

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false }

export function readVote(form: FormData): GivenVote {
  const answer = form.get('helpful')
  const comment = form.get('comment')
  const helpful = typeof answer === 'string' && Object.hasOwn(answers, answer) ? answers[answer] : null
  return { helpful: helpful ?? null, comment: typeof comment === 'string' ? comment.trim() : '' }
}

export type VoteFault = 'refused' | 'limited' | 'failed'

/** What became of it, with the words to show again where it was not taken. */
export type VoteOutcome =
  | { readonly taken: true }
  | {
      readonly taken: false
      readonly fault: VoteFault
      readonly comment: string
      /** For `limited`: the seconds to wait; null where the service does not say. */
      readonly retryAfter: number | null
    }

/** Why a service did not take an answer, by the status that it gave; none is no answer at all. */
export function faultOf(status: number | null): VoteFault {
  if (status === 429) return 'limited'
  return status !== null && status < 500 ? 'refused' : 'failed'
}

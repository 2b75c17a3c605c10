/** A rating of 'Was this page helpful?', parsed from its form. */
export interface VoteInput {
  /** Null when the form has neither yes nor no. */
  readonly helpful: boolean | null
  readonly comment: string
}

export const maxCommentLength = 2000

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false }

export function readVote(form: FormData): VoteInput {
  const answer = form.get('helpful')
  const comment = form.get('comment')
  const helpful = typeof answer === 'string' && Object.hasOwn(answers, answer) ? answers[answer] : null
  return { helpful: helpful ?? null, comment: typeof comment === 'string' ? comment.trim() : '' }
}

type VoteError = 'refused' | 'limited' | 'failed'

/** The outcome of a rating, with the comment to show again when it was refused. */
export type VoteOutcome =
  | { readonly taken: true }
  | {
      readonly taken: false
      readonly error: VoteError
      readonly comment: string
      /** With `limited`: the seconds of `Retry-After`, or null. */
      readonly retryAfter: number | null
    }

/** The reason of a refusal by HTTP status; none without a response. */
export function errorOf(status: number | null): VoteError {
  if (status === 429) return 'limited'
  return status !== null && status < 500 ? 'refused' : 'failed'
}

import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ActionButton } from '../../../../../ui/action.tsx'
import { formatWait, interpolate } from '../../../../../ui/language/format.ts'
import { useSubmission } from '../../../../../ui/submission/use-submission.ts'
import { readPath } from '../../../../language/link.ts'
import type { HandbookCopy } from '../../copy/en.ts'
import { rateFromBrowser, type VoteTarget } from './rate-from-browser.ts'
import { maxCommentLength, readVote, type VoteOutcome } from './read-vote.ts'
import styles from './vote.module.css'

interface VoteProps {
  readonly copy: HandbookCopy['vote']
  readonly place: VoteTarget
  /** The outcome of a form sent without scripts. */
  readonly answered: VoteOutcome | undefined
}

const voteId = 'helpful'

/** 'Was this page helpful?' with an optional comment. */
export default function Vote({ copy, place, answered }: VoteProps) {
  const id = useId()
  const { locale } = readPath(useLocation().pathname)
  const [outcome, setOutcome] = useState(answered)
  const { pending: sending, onSubmit } = useSubmission(async form =>
    setOutcome(await rateFromBrowser(place, readVote(form))),
  )
  const thanks = useRef<HTMLParagraphElement>(null)
  const taken = outcome?.taken === true
  // The focused buttons are gone: the focus moves to the message that replaces them.
  useEffect(() => {
    if (taken) thanks.current?.focus({ preventScroll: true })
  }, [taken])

  if (taken)
    return (
      <section id={voteId} className={styles.vote}>
        <p ref={thanks} tabIndex={-1} role="status">
          {copy.thanks}
        </p>
      </section>
    )
  const refused = outcome?.taken === false ? outcome : null
  const when = formatWait(refused?.retryAfter ?? null, locale)
  return (
    <section id={voteId} className={styles.vote} aria-labelledby={`${id}-question`}>
      <form method="post" action={`#${voteId}`} onSubmit={onSubmit} aria-busy={sending || undefined}>
        <div className={styles.row}>
          <h2 id={`${id}-question`}>{copy.question}</h2>
          <ActionButton type="submit" name="helpful" value="yes" quiet small>
            {copy.yes}
          </ActionButton>
          <ActionButton type="submit" name="helpful" value="no" quiet small>
            {copy.no}
          </ActionButton>
        </div>
        <p role="status" className={styles.state}>
          {sending
            ? copy.sending
            : refused && <span className={styles.fault}>{interpolate(copy[refused.error], { when })}</span>}
        </p>
        <details open={refused !== null || undefined}>
          <summary>{copy.comment}</summary>
          <label htmlFor={`${id}-comment`}>{copy.commentLabel}</label>
          <textarea
            id={`${id}-comment`}
            name="comment"
            rows={4}
            maxLength={maxCommentLength}
            defaultValue={refused?.comment ?? ''}
          />
        </details>
      </form>
    </section>
  )
}

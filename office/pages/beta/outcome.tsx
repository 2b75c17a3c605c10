import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { pathOfRequest } from '../../features/request-path.ts'
import { Notice } from '../../features/screen.tsx'
import styles from './beta.module.css'
import type { BetaDecided, Decision } from './decided-path.ts'

const said: Readonly<Record<Decision, (number: number) => string>> = {
  invited: number => `${count(number, 'application')} invited, with ${count(number, 'mail')}.`,
  declined: number => `${count(number, 'application')} declined, with ${count(number, 'mail')}.`,
  'in-review': number => `${count(number, 'application')} put in review.`,
}

const reasons: Readonly<Record<BetaDecided['refused'][number]['reason'], string>> = {
  unknown: 'is not there, or belongs to another team',
  state: 'has been decided or withdrawn meanwhile',
  'no-beta': 'names no device that runs a beta: invite it again and choose the betas',
  full: 'is for a beta without a free place',
}

/** What has been decided, and each that has not been, with the reason. */
export function Outcome({ decision, decided, refused }: BetaDecided) {
  const outcome = useRef<HTMLDivElement>(null)
  // The form that was pressed is gone.
  useLayoutEffect(() => outcome.current?.focus(), [])
  return (
    <div ref={outcome} tabIndex={-1} className={styles.outcome}>
      {decided > 0 && <Notice>{said[decision](decided)}</Notice>}
      {refused.length > 0 && (
        <Fault>
          {count(refused.length, 'application')} could not be decided, and got no mail:{' '}
          {refused.map(({ reference, reason }, at) => (
            <span key={reference}>
              {at > 0 && '; '}
              <Link to={pathOfRequest(reference)}>{reference}</Link> {reasons[reason]}
            </span>
          ))}
          .
        </Fault>
      )}
    </div>
  )
}

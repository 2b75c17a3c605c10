import { Form, Link } from 'react-router'
import type { RevisionApproval } from '../../../contract/office/approvals.ts'
import type { RevisionView } from '../../../contract/office/content-view.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import { actsClass, softClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import styles from './history.module.css'

export interface Times {
  readonly now: string
  readonly zone: string
}

interface RevisionItemProps {
  readonly revision: RevisionView
  /** Those of the revision. */
  readonly approvals: readonly RevisionApproval[]
  /** The address of the history. */
  readonly path: string
  /** The version of the part that is seen. */
  readonly version: number
  readonly isNewest: boolean
  /** Whether its changes are shown. */
  readonly isShown: boolean
  readonly mayRestore: boolean
  readonly times: Times
}

/** A revision: who saved it and when, what it changed, and the way back to it. */
export function RevisionItem({
  revision,
  approvals,
  path,
  version,
  isNewest,
  isShown,
  mayRestore,
  times,
}: RevisionItemProps) {
  const { id, number, note, at, is_live: isLive, based_on_number: base } = revision
  const name = <span className="visually-hidden"> of revision {number}</span>
  return (
    <li className={styles.row} data-shown={isShown || undefined}>
      <span className={styles.number}>{number}</span>
      <div className={styles.about}>
        <span>{originOf(revision)}</span>
        <span className={softClass}>
          <Time at={at} {...times} />
        </span>
        {isLive && <span className={styles.live}>Live</span>}
        {isNewest && !isLive && <span className={softClass}>Newest, not published</span>}
        {base !== null && base !== number - 1 && (
          <Link className={softClass} to={`${path}?from=${base}&to=${number}`}>
            written from revision {base}
          </Link>
        )}
        {note && <span className={styles.note}>“{note}”</span>}
        {approvals.map(approval => (
          <span key={approval.id} className={styles.note}>
            {sentenceOf(approval)}
          </span>
        ))}
      </div>
      <div className={actsClass}>
        <Link
          className={buttonClass('plain')}
          to={`${path}?from=${number - 1}&to=${number}`}
          aria-current={isShown ? 'true' : undefined}
        >
          {number === 1 ? 'Text' : 'Changes'}
          {name}
        </Link>
        {mayRestore && !isNewest && (
          <Form method="post" action={path}>
            <input type="hidden" name="revision" value={id} />
            <input type="hidden" name="number" value={number} />
            <input type="hidden" name="version" value={version} />
            <Button name="act" value="restore">
              Restore<span className="visually-hidden"> revision {number}</span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}

/** Who asked for an approval, and what became of it. */
function sentenceOf({ state, asked_by, decided_by, reason }: RevisionApproval): string {
  const asked = asked_by ?? 'Somebody who has left'
  const decided = decided_by ?? 'somebody who has left'
  if (state === 'asked') return `${asked} asks for approval`
  if (state === 'approved') return `Approved by ${decided}, asked by ${asked}`
  if (state === 'refused') return `Refused by ${decided}: ${reason}`
  return state === 'withdrawn'
    ? `Approval withdrawn by ${decided}`
    : `Approval over: saved again by ${decided}`
}

/** Who a revision is from. */
export function originOf({ origin, author }: Pick<RevisionView, 'origin' | 'author'>): string {
  if (origin === 'files') return 'From the files'
  const who = author ?? 'Somebody who has left'
  if (origin === 'restore') return `${who}, restored`
  return origin === 'merge' ? `${who}, merged` : who
}

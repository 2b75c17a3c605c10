import { Form, Link, useOutletContext } from 'react-router'
import type { ApprovalView } from '../../../contract/office/approvals.ts'
import type { RevisionView } from '../../../contract/office/content-view.ts'
import type { Me } from '../../../contract/office/door.ts'
import { type PartAddress, pathOfScreen } from '../content/content-path.ts'
import { Button, Field } from '../controls.tsx'
import { rolesThatPublish } from '../roles-that-publish.ts'
import { actsClass, cardClass, softClass } from '../screen.tsx'
import { formatTime } from '../time.tsx'

interface ApprovalCardProps {
  readonly address: PartAddress
  /** The address of the screen. */
  readonly at: string
  readonly version: number
  /** The newest revision. */
  readonly draft: RevisionView
  readonly live: RevisionView | null
  readonly approval: ApprovalView
}

/** The approval of the newest revision by a second person: who asked and decided, and what somebody may do now. */
export function ApprovalCard({ address, at, version, draft, live, approval }: ApprovalCardProps) {
  const { me } = useOutletContext<{ readonly me: Me }>()
  if (draft.is_live) return null
  const { may, state } = approval
  const compared = `${pathOfScreen('history', address)}?from=${live?.number ?? 0}&to=${draft.number}`
  return (
    <section className={cardClass} aria-labelledby="approval">
      <h2 id="approval">Approval</h2>
      <p>{sentenceOf(approval, draft, me.time_zone)}</p>
      {approval.hindrance !== null && (
        <p className={softClass}>
          {approval.hindrance === 'author'
            ? 'You wrote this revision: somebody else approves it.'
            : `${rolesThatPublish(address.kind)} approves it.`}
        </p>
      )}
      <p>
        <Link to={compared}>
          {live
            ? `Compare revision ${draft.number} with what was published last`
            : `See revision ${draft.number} as a whole`}
        </Link>
      </p>
      {may.decide && (
        <Form method="post" action={at}>
          <input type="hidden" name="revision" value={draft.id} />
          <Button look="main" name="act" value="approve">
            Approve revision {draft.number}
          </Button>
        </Form>
      )}
      {may.decide && (
        <Form method="post" action={at}>
          <input type="hidden" name="revision" value={draft.id} />
          <Field
            label="Why not"
            name="reason"
            maxLength={500}
            required
            help="Whoever wrote it reads this with the text."
          />
          <div className={actsClass}>
            <Button name="act" value="refuse-approval">
              Refuse
            </Button>
          </div>
        </Form>
      )}
      {(may.ask || may.withdraw) && (
        <Form method="post" action={at} className={actsClass}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="revision" value={draft.id} />
          {may.ask && (
            <Button name="act" value="ask-approval">
              {state === 'none' ? 'Ask for approval' : 'Ask again'}
            </Button>
          )}
          {may.withdraw && (
            <Button name="act" value="withdraw-approval">
              {state === 'asked' ? 'Withdraw the question' : 'Withdraw the approval'}
            </Button>
          )}
        </Form>
      )}
    </section>
  )
}

function sentenceOf({ state, reason, ...approval }: ApprovalView, { number }: RevisionView, zone: string) {
  const when = (at: string | null) => (at === null ? '' : ` on ${formatTime(at, zone)}`)
  const by = (name: string | null) => (name === null ? '' : ` by ${name}`)
  const { asked_by, asked_at, decided_by, decided_at } = approval
  switch (state) {
    case 'none':
      return `Legal texts go out when a second person has approved them. Nobody was asked for revision ${number} yet.`
    case 'asked':
      return `Asked for revision ${number}${by(asked_by)}${when(asked_at)}. Nobody has decided yet.`
    case 'approved':
      return `Revision ${number} was approved${by(decided_by)}${when(decided_at)}. Saving the text again ends the approval.`
    case 'refused':
      return `Revision ${number} was refused${by(decided_by)}${when(decided_at)}: ${reason}`
    case 'withdrawn':
      return `The approval of revision ${number} was withdrawn${by(decided_by)}${when(decided_at)}.`
  }
}

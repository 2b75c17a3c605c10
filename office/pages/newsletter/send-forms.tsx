import { Form } from 'react-router'
import type { IssueView } from '../../../contract/office/newsletter.ts'
import { MomentFields } from '../../features/content/moment-fields.tsx'
import type { MomentFault } from '../../features/content/read-moment.ts'
import { Button } from '../../features/controls.tsx'
import { actsClass, softClass } from '../../features/screen.tsx'

interface SendFormsProps {
  readonly issue: IssueView
  readonly version: number
  readonly zone: string
  readonly refused: MomentFault | null
  readonly isElevated: boolean
}

/** Sends an approved issue now or at a moment, or goes on with one that was stopped. */
export function SendForms({ issue, version, zone, refused, isElevated }: SendFormsProps) {
  const { id, state, started_at } = issue
  const act = `/newsletter/${id}`
  if (state !== 'approved' && state !== 'stopped') return null
  const isBegun = started_at !== null
  return (
    <>
      <Form method="post" action={act} className={actsClass}>
        <input type="hidden" name="version" value={version} />
        <Button look="main" name="act" value="send">
          {isBegun ? 'Go on' : 'Send now'}
        </Button>
        {!isElevated && <span className={softClass}>You will be asked for your password first.</span>}
      </Form>
      {state === 'approved' && (
        <Form method="post" action={act}>
          <input type="hidden" name="version" value={version} />
          <MomentFields label="Or send at" zone={zone} refused={refused} />
          <div className={actsClass}>
            <Button name="act" value="send-at">
              Schedule
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}

import { Form } from 'react-router'
import type { IssueView } from '../../../contract/office/newsletter.ts'
import { Button, Field } from '../../features/controls.tsx'
import { actsClass, softClass } from '../../features/screen.tsx'

interface DecisionFormsProps {
  readonly issue: IssueView
  readonly version: number
}

/** Approves exactly the version that is shown, or sends it back with the reason. */
export function DecisionForms({ issue, version }: DecisionFormsProps) {
  const { id, state, may } = issue
  const act = `/newsletter/${id}`
  if (state !== 'waiting' && state !== 'approved') return null
  return (
    <>
      {state === 'waiting' && !may.approve && (
        <p className={softClass}>You saved this version: somebody else approves it.</p>
      )}
      {state === 'waiting' && may.approve && (
        <Form method="post" action={act}>
          <input type="hidden" name="version" value={version} />
          <Button look="main" name="act" value="approve">
            Approve version {version}
          </Button>
        </Form>
      )}
      <Form method="post" action={act}>
        <input type="hidden" name="version" value={version} />
        <Field
          label="Why it needs another look"
          name="reason"
          maxLength={500}
          required
          help="Whoever wrote it reads this here."
        />
        <div className={actsClass}>
          <Button name="act" value="return">
            Send it back
          </Button>
        </div>
      </Form>
    </>
  )
}

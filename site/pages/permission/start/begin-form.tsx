import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import type { PermissionCopy } from '../copy/en.ts'

interface BeginFormProps {
  readonly copy: PermissionCopy['start']['form']
  readonly sending: FormCopy
  readonly rejection: Parameters<typeof useActionForm>[0]['rejection']
  /** The use needs no permission. */
  readonly isFree: boolean
}

/** Begins an application. */
export default function BeginForm({ copy, sending, rejection, isFree }: BeginFormProps) {
  const begin = useActionForm({ copy: sending, prefix: 'start', rejection, leaves: true })
  return (
    <Form form={begin}>
      <FormErrors />
      <FormButtons>
        <SubmitButton pendingLabel={copy.starting}>{isFree ? copy.anyway : copy.start}</SubmitButton>
      </FormButtons>
    </Form>
  )
}

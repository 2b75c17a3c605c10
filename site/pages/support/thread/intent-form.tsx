import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'

interface IntentFormProps {
  readonly intent: 'confirm' | 'withdraw'
  readonly sending: FormCopy
  readonly token: string
  readonly submit: string
  readonly rejection: FormRejection | undefined
  /** Once it is accepted another page is shown. */
  readonly leaves?: boolean
}

/** One button that does something with the request. */
export function IntentForm({ intent, sending, token, submit, rejection, leaves = false }: IntentFormProps) {
  const form = useActionForm({ copy: sending, prefix: intent, rejection, leaves })
  return (
    <Form form={form}>
      <FormErrors />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={token} />
      <FormButtons>
        <SubmitButton>{submit}</SubmitButton>
      </FormButtons>
    </Form>
  )
}

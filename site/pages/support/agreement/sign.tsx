import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import styles from './agreement.module.css'
import type { AgreementCopy } from './copy/en.ts'
import { checkSigning } from './read-signing.ts'

interface SignProps {
  readonly copy: AgreementCopy['sign']
  readonly sending: FormCopy
  readonly token: string
  /** The signature and its time; null before it is signed. */
  readonly signature: { readonly name: string; readonly date: string } | null
  readonly rejection: FormRejection | undefined
}

/** The place for a name, or the name that stands there. */
export function Sign({ signature, ...props }: SignProps) {
  const { copy } = props
  return (
    <section className={styles.sign}>
      <h2>{copy.title}</h2>
      {signature ? <p>{interpolate(copy.signed, signature)}</p> : <SignForm {...props} />}
    </section>
  )
}

function SignForm({ copy, sending, token, rejection }: Omit<SignProps, 'signature'>) {
  const labels = copy.labels
  const form = useActionForm({ copy: sending, prefix: 'sign', labels, validate: checkSigning, rejection })
  return (
    <>
      <p>{copy.text}</p>
      <Form form={form}>
        <FormErrors />
        <input type="hidden" name="token" value={token} />
        <TextInput name="name" autoComplete="name" maxLength={100} required />
        <Checkbox name="agreed" label={copy.agreed} required />
        <FormButtons>
          <SubmitButton>{copy.submit}</SubmitButton>
        </FormButtons>
      </Form>
    </>
  )
}

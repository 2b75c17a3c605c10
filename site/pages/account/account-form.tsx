import { type FormEvent, type ReactNode, useContext } from 'react'
import { Form } from '../../../ui/form/form.tsx'
import { emptyForm } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { describeRejection } from '../../../ui/submission/describe-rejection.ts'
import { useNativeSubmission } from '../../../ui/submission/use-native-submission.ts'
import { useSubmission } from '../../../ui/submission/use-submission.ts'
import { clearBrowser, clearedField } from '../../features/session/clear-browser.ts'
import styles from './account.module.css'
import { AccountForms, labelsOf } from './account-forms.ts'

interface AccountFormProps {
  /** Before the ids of its fields, and what its rejection is known by; the intent when it is not given. */
  readonly prefix?: string
  /** Posted as `intent`: which of the page's forms it is. */
  readonly intent?: string
  /** The page itself when it is not given. */
  readonly action?: string
  readonly submit: string
  readonly submitting: string
  readonly quiet?: boolean
  /** The answer is a file: the page stays. */
  readonly download?: boolean
  readonly children?: ReactNode
}

/** A form of the account, which the browser posts. Scripts start at once on its page, so that its button shows it. */
export function AccountForm({ download, ...props }: AccountFormProps) {
  return <Shown {...props} {...useNativeSubmission(download ? 1500 : undefined)} />
}

/** The same with scripts by a call: without them it is posted. `send` never rejects. */
export function CalledForm({ send, ...props }: AccountFormProps & { readonly send: () => Promise<void> }) {
  return <Shown {...props} {...useSubmission(send)} />
}

/** Logs out: with scripts what the browser keeps is cleared before it is posted, and the answer told so. */
export function LogOutForm(props: AccountFormProps) {
  const { pending, onSubmit } = useSubmission(async (_, form) => {
    const isCleared = await clearBrowser()
    const field = form.elements.namedItem(clearedField)
    if (field instanceof HTMLInputElement) field.value = isCleared ? 'yes' : ''
    form.submit()
  })
  return (
    <Shown {...props} {...{ pending, onSubmit }}>
      <input type="hidden" name={clearedField} value="" />
    </Shown>
  )
}

interface ShownProps extends AccountFormProps {
  readonly pending: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function Shown({
  prefix,
  intent,
  action,
  submit,
  submitting,
  quiet,
  pending,
  onSubmit,
  children,
}: ShownProps) {
  const forms = useContext(AccountForms)
  const own = prefix ?? intent ?? ''
  const state = { ...emptyForm, prefix: own, pending, pendingLabel: submitting }
  const form = forms && {
    ...state,
    ...describeRejection(forms.rejection?.intent === own ? forms.rejection : undefined, {
      copy: forms.form,
      prefix: own,
    }),
    labels: labelsOf(own, forms.copy),
    errorLabel: forms.form.error,
  }
  return (
    <Form form={form ?? state} action={action} className={styles.form} data-hydrate-now onSubmit={onSubmit}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
      <div>
        <SubmitButton small {...(quiet && { quiet })}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  )
}

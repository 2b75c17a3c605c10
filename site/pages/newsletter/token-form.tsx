import type { ReactNode } from 'react'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useNativeSubmission } from '../../../ui/submission/use-native-submission.ts'
import type { NewsletterPagesCopy } from './copy/en.ts'

interface TokenFormProps {
  readonly copy: NewsletterPagesCopy
  readonly token: string
  readonly submit: string
  readonly unreachable: boolean
  readonly children?: ReactNode
}

/** One button that does what a link of a mail is about; posted as browsers post, with or without scripts. */
export function TokenForm({ copy, token, submit, unreachable, children }: TokenFormProps) {
  const { pending, onSubmit } = useNativeSubmission()
  return (
    <form method="post" onSubmit={onSubmit}>
      {unreachable && <p role="alert">{copy.unreachable}</p>}
      <input type="hidden" name="token" value={token} />
      {children}
      <div>
        <SubmitButton pending={pending} pendingLabel={copy.saving}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  )
}

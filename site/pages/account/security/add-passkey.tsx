import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldErrors } from '../../../../contract/gallery.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Form, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { describeRejection } from '../../../../ui/submission/describe-rejection.ts'
import { useSubmission } from '../../../../ui/submission/use-submission.ts'
import { askGallery, limitedText } from '../../../features/account/ask-gallery.ts'
import type { LoadedAccountCopy } from '../../../features/account/dialogs-data.ts'
import { link } from '../../../language/link.ts'
import styles from '../account.module.css'
import { labelsOf } from '../account-forms.ts'
import type { AccountPagesCopy } from '../copy/en.ts'
import { Proof } from '../proof.tsx'

interface AddPasskeyProps {
  readonly copy: AccountPagesCopy
  readonly form: LoadedAccountCopy['form']
  readonly locale: Locale
  readonly hasPasskeys: boolean
  readonly name: string
}

interface RegistrationOptions {
  readonly options?: never
  readonly errors?: FieldErrors
}

/** Has the browser make a passkey, for who authenticates again. It takes scripts, and a browser that knows how. */
export function AddPasskey({ copy, form: formCopy, locale, hasPasskeys, name }: AddPasskeyProps) {
  const { security } = copy
  const [known, setKnown] = useState(false)
  const [errors, setErrors] = useState<FieldErrors | null>(null)
  const navigate = useNavigate()
  useEffect(() => setKnown('PublicKeyCredential' in window), [])

  const { pending, onSubmit } = useSubmission(async (values, element) => {
    setErrors(null)
    try {
      const wrong = await make(values)
      setErrors(wrong)
      if (!wrong) element.reset()
    } catch (error) {
      console.warn(String(error))
      setErrors({ '': [security.addFailed] })
    }
  })

  /** The field errors; null once the passkey is added. */
  async function make(typed: FormData): Promise<FieldErrors | null> {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const given = typed.get('passkey')
    const proof = { password: typed.get('password'), ...(given && { passkey: JSON.parse(String(given)) }) }
    const body = { ...proof, lang: locale }
    const asked = await askGallery<RegistrationOptions>(
      'POST',
      '/passkeys/registration/options',
      body,
      locale,
    )
    if (asked.status === 429) return { password: [limitedText(formCopy, asked, locale)] }
    const { options, errors: wrong } = asked.answer
    if (wrong) return wrong
    if (!options) throw new Error(`A passkey may not be added (${asked.status})`)
    const response = await startRegistration({ optionsJSON: options })
    const made = { name, response, others: typed.get('others') === 'on', lang: locale }
    const kept = await askGallery<{ success?: boolean }>('POST', '/passkeys/registration', made, locale)
    if (kept.answer.success !== true) throw new Error(`The passkey was refused (${kept.status})`)
    await navigate(`${link(locale, '/account/security')}?done=added`)
    return null
  }

  if (!known) return <p className={styles.soft}>{security.unknown}</p>
  const names = { copy: formCopy, prefix: 'add', labels: labelsOf('add', copy) }
  const rejection = errors ? { values: {}, reasons: {}, messages: errors } : undefined
  const form = {
    ...{ ...names, pending, errorLabel: formCopy.error, pendingLabel: security.adding },
    ...describeRejection(rejection, names),
    attributes: { onSubmit },
  }
  return (
    <details className={styles.opening}>
      <summary className={actionClass({ quiet: true, small: true })}>{security.add}</summary>
      <Form form={form} className={styles.form}>
        <FormErrors />
        <Proof copy={copy.proof} {...{ locale, hasPasskeys }} />
        <Checkbox name="others" label={security.others} />
        <div>
          <SubmitButton small>{security.addThis}</SubmitButton>
        </div>
      </Form>
    </details>
  )
}

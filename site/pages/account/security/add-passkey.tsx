import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldErrors } from '../../../../contract/gallery.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { askGallery, limitedText } from '../../../features/account/ask-gallery.ts'
import type { AccountCopy } from '../../../features/account/copy/shape.ts'
import { link } from '../../../language/link.ts'
import { actionClass } from '../../../ui/action.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Check } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import styles from '../account.module.css'
import type { AccountPagesCopy } from '../copy/shape.ts'
import { fieldOf, listErrors } from '../field-of.ts'
import { Proof } from '../proof.tsx'

export interface AddPasskeyProps {
  readonly copy: AccountPagesCopy
  readonly form: AccountCopy['form']
  readonly locale: Locale
  readonly hasPasskeys: boolean
  readonly name: string
}

interface Asked {
  readonly options?: never
  readonly errors?: FieldErrors
}

/** Has the browser make a passkey, for who authenticates again. It takes scripts, and a browser that knows how. */
export function AddPasskey({ copy, form: words, locale, hasPasskeys, name }: AddPasskeyProps) {
  const { security } = copy
  const [known, setKnown] = useState(false)
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors | null>(null)
  const navigate = useNavigate()
  useEffect(() => setKnown('PublicKeyCredential' in window), [])

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    setPending(true)
    setErrors(null)
    try {
      const wrong = await make(new FormData(form))
      setErrors(wrong)
      if (!wrong) form.reset()
    } catch (error) {
      console.warn(String(error))
      setErrors({ '': [security.addFailed] })
    }
    setPending(false)
  }

  /** What is wrong with what was typed; null when there is another passkey. */
  async function make(typed: FormData): Promise<FieldErrors | null> {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const given = typed.get('passkey')
    const proof = { password: typed.get('password'), ...(given && { passkey: JSON.parse(String(given)) }) }
    const body = { ...proof, lang: locale }
    const asked = await askGallery<Asked>('POST', '/passkeys/registration/options', body, locale)
    if (asked.status === 429) return { password: [limitedText(words, asked, locale)] }
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
  const submitted = errors ? { intent: 'add', errors } : undefined
  const field = fieldOf(words, 'add', submitted)
  return (
    <details className={styles.opening}>
      <summary className={actionClass({ quiet: true, small: true })}>{security.add}</summary>
      <form className={styles.form} onSubmit={add}>
        {submitted && <ErrorSummary heading={words.errors} errors={listErrors(submitted, words, copy)} />}
        <Proof copy={copy.proof} {...{ locale, hasPasskeys }} {...field('password')} />
        <Check id="add-others" name="others" label={security.others} errorLabel={words.error} />
        <div>
          <SubmitButton small pending={pending} pendingLabel={security.adding}>
            {security.addThis}
          </SubmitButton>
        </div>
      </form>
    </details>
  )
}

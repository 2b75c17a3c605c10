import { type FormEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { askGallery } from '../../../frame/account/ask-gallery.ts'
import type { Locale } from '../../../language/locale.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import styles from '../account.module.css'
import type { AccountPagesCopy } from '../copy/shape.ts'

export interface AddPasskeyProps {
  readonly copy: AccountPagesCopy['security']
  readonly locale: Locale
  readonly name: string
}

/** Has the browser make a passkey. It takes scripts, and a browser that knows how. */
export function AddPasskey({ copy, locale, name }: AddPasskeyProps) {
  const [known, setKnown] = useState(false)
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => setKnown('PublicKeyCredential' in window), [])

  async function add(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setFailed(false)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { answer } = await askGallery<{ options: never }>(
        'POST',
        '/passkeys/registration/options',
        {},
        locale,
      )
      const response = await startRegistration({ optionsJSON: answer.options })
      const kept = await askGallery<{ success?: boolean }>(
        'POST',
        '/passkeys/registration',
        { name, response },
        locale,
      )
      if (kept.answer.success !== true) throw new Error(`The passkey was refused (${kept.status})`)
      await revalidate()
    } catch (error) {
      console.warn(String(error))
      setFailed(true)
    }
    setPending(false)
  }

  if (!known) return <p className={styles.soft}>{copy.unknown}</p>
  return (
    <form onSubmit={add}>
      <SubmitButton small quiet pending={pending} pendingLabel={copy.adding}>
        {copy.add}
      </SubmitButton>
      {failed && <p role="alert">{copy.addFailed}</p>}
    </form>
  )
}

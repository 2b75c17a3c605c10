import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import styles from './account.module.css'
import { askForPasskey } from './ask-for-passkey.ts'
import type { AccountPagesCopy } from './copy/en.ts'

interface ProofProps {
  /** `current` where `password` is a new one. */
  readonly name?: 'password' | 'current'
  readonly help?: string
  readonly required?: boolean
  readonly copy: AccountPagesCopy['proof']
  readonly locale: Locale
  /** The account has a passkey, which does as well. */
  readonly hasPasskeys: boolean
}

/** The fields of a form that requires reauthentication: the password, or with scripts a passkey. */
export function Proof({ name = 'password', help, required = true, copy, locale, hasPasskeys }: ProofProps) {
  const [known, setKnown] = useState(false)
  const [failed, setFailed] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const passkey = useRef<HTMLInputElement>(null)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])

  async function prove() {
    const [typed, given] = [password.current, passkey.current]
    if (!typed || !given) return
    typed.value = ''
    typed.required = false
    setFailed(false)
    try {
      if (!given.form?.reportValidity()) return
      given.value = JSON.stringify(await askForPasskey(locale))
      given.form.requestSubmit()
    } catch (error) {
      console.warn(String(error))
      setFailed(true)
    } finally {
      typed.required = required
    }
  }

  return (
    <div>
      <TextInput
        ref={password}
        {...{ name, help, required }}
        type="password"
        autoComplete="current-password"
      />
      {hasPasskeys && known && (
        <>
          <input ref={passkey} type="hidden" name="passkey" />
          <button type="button" className={styles.instead} onClick={prove}>
            {copy.passkey}
          </button>
          {failed && (
            <p className={styles.soft} role="alert">
              {copy.failed}
            </p>
          )}
        </>
      )}
    </div>
  )
}

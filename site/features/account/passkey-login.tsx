import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { User } from '../../../contract/user.ts'
import { ActionButton } from '../../../ui/action.tsx'
import { askGallery } from './ask-gallery.ts'
import type { LoadedAccountCopy } from './dialogs-data.ts'
import styles from './forms.module.css'

interface PasskeyLoginProps {
  readonly copy: LoadedAccountCopy['login']
  readonly locale: Locale
  readonly onDone: (user: User) => void
  readonly onFailed: (sentence: string) => void
}

/** A second way in, where the browser knows passkeys: from the list under the user name, or by its own button. */
export function PasskeyLogin({ copy, locale, onDone, onFailed }: PasskeyLoginProps) {
  const [known, setKnown] = useState(false)
  /** A passkey has been given and is on its way: a second one would end the session that the first one opens. */
  const given = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer under the user name is made once
  useEffect(() => {
    let here = true
    void (async () => {
      const { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } = await import(
        '@simplewebauthn/browser'
      )
      if (!here || !browserSupportsWebAuthn()) return
      setKnown(true)
      if (await browserSupportsWebAuthnAutofill()) void logIn(true)
    })().catch(() => {})
    return () => {
      here = false
      void import('@simplewebauthn/browser').then(browser => browser.WebAuthnAbortService.cancelCeremony())
    }
  }, [])

  async function logIn(fromList: boolean) {
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const asked = await askGallery<{ options: never }>(
        'POST',
        '/passkeys/authentication/options',
        {},
        locale,
      )
      if (given.current) return
      const response = await startAuthentication({
        optionsJSON: asked.answer.options,
        useBrowserAutofill: fromList,
      })
      onDone(await give(response))
    } catch (error) {
      // Taken back, or the dialog has been closed: nobody waits for it.
      if (fromList || (error instanceof Error && error.name === 'AbortError')) return
      console.warn(String(error))
      onFailed(copy.passkeyFailed)
    }
  }

  /** Throws when the passkey is not taken: then another one may be given. */
  async function give(response: unknown): Promise<User> {
    given.current = true
    try {
      const { answer } = await askGallery<{ success: boolean; user?: User }>(
        'POST',
        '/passkeys/authentication',
        { response },
        locale,
      )
      if (!answer.success || !answer.user) throw new Error('The passkey is not known')
      return answer.user
    } catch (error) {
      given.current = false
      throw error
    }
  }

  // Its room is kept from the first paint on, so that nothing moves.
  return (
    <div className={styles.passkey} data-known={known || undefined}>
      <ActionButton quiet center onClick={() => logIn(false)}>
        {copy.passkey}
      </ActionButton>
    </div>
  )
}

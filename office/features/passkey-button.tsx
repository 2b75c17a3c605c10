import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { postJson } from '../request/post-json.ts'
import { Button, Fault } from './controls.tsx'

interface PasskeyButtonProps {
  /** The screen whose action takes the answer. */
  readonly action: string
  readonly to: string
}

/** Proves who it is by a passkey, where the browser knows them. */
export function PasskeyButton({ action, to }: PasskeyButtonProps) {
  const submit = useSubmit()
  const [isKnown, setKnown] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])

  async function logIn() {
    setFailed(false)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { options } = await postJson<{ options: never }>('/office/login/passkey', {})
      const answer = await startAuthentication({ optionsJSON: options })
      await submit({ passkey: JSON.stringify(answer), to }, { method: 'post', action, replace: true })
    } catch (error) {
      console.warn(String(error))
      setFailed(true)
    }
  }

  if (!isKnown) return null
  return (
    <>
      <Button type="button" onClick={logIn}>
        Use a passkey
      </Button>
      {failed && <Fault>The passkey was not accepted. Try again, or log in with your password.</Fault>}
    </>
  )
}

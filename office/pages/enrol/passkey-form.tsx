import { useEffect, useState } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { postJson } from '../../request/post-json.ts'

/** Sets up a passkey, where the browser knows them. */
export function PasskeyForm() {
  const submit = useSubmit()
  const { search } = useLocation()
  const [isKnown, setKnown] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])

  async function create(form: FormData) {
    setFailed(false)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { options } = await postJson<{ options: never }>('/office/enrol/passkey', {})
      const answer = await startRegistration({ optionsJSON: options })
      const fields = { passkey: JSON.stringify(answer), name: String(form.get('name') ?? '') }
      await submit(fields, { method: 'post', action: `/enrol${search}`, replace: true })
    } catch (error) {
      console.warn(String(error))
      setFailed(true)
    }
  }

  if (!isKnown) return null
  return (
    <form action={create}>
      <Field label="Name of this device" name="name" maxLength={60} defaultValue="Passkey" required />
      <Button>A passkey</Button>
      {failed && <Fault>No passkey was made. Try again, or use an authenticator app.</Fault>}
    </form>
  )
}

import { data, Form, redirect, useRouteLoaderData, useSearchParams } from 'react-router'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { PasskeyButton } from '../../features/passkey-button.tsx'
import { refusalSentence } from '../../features/refusal-sentence.ts'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import type { LogInRefusal } from '../../request/log-in.ts'
import { officeRequest } from '../../request/office-request.ts'
import { safePath } from '../../request/safe-path.ts'
import { isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './elevate.module.css'

/** Authenticates again, for what is sensitive; good for ten minutes. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const refuse = (refusal: LogInRefusal) => data(refusal, { status: 401 })
  try {
    const body = form.has('passkey')
      ? { answer: JSON.parse(text('passkey')) }
      : { password: text('password'), code: text('code').trim() }
    const { reason } = await context.get(officeRequest).office.elevate({ body })
    if (reason) return refuse({ reason, seconds: null })
  } catch (error) {
    if (isRefusal(error, 429)) return refuse({ reason: 'limit', seconds: error.retryAfter })
    throw error
  }
  throw redirect(safePath(form.get('to'), '/me'))
}

export default function Elevate({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const me = useRouteLoaderData<SignedInData>('frame/signed-in')?.me
  return (
    <main className={styles.page} id="main">
      <title>Confirm that it is you · Office</title>
      <h1>Confirm that it is you</h1>
      <p>What comes next is sensitive. This is good for ten minutes.</p>
      {actionData && <Fault>{refusalSentence(actionData)}</Fault>}
      <Form method="post" className={styles.form}>
        <input type="hidden" name="to" value={query.get('to') ?? '/me'} />
        <input type="hidden" autoComplete="username" value={me?.email ?? ''} />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          help="Of your authenticator app, or a recovery code."
          maxLength={40}
          required
        />
        <Button look="main">Confirm</Button>
      </Form>
      <PasskeyButton action="/elevate" to={query.get('to') ?? '/me'} />
    </main>
  )
}

import { data, Form, useSearchParams } from 'react-router'
import { renderSVG } from 'uqr'
import { Button, buttonClass, Fault, Field } from '../../features/controls.tsx'
import { RecoveryCodes } from '../../features/recovery-codes.tsx'
import { DoorFrame } from '../../frame/door-frame.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { safePath } from '../../request/safe-path.ts'
import { isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './enrol.module.css'
import { PasskeyForm } from './passkey-form.tsx'

interface Totp {
  readonly secret: string
  readonly uri: string
}

const withPicture = (totp: Totp) => ({ ...totp, picture: renderSVG(totp.uri, { border: 2 }) })

/** Sets up a second factor: an authenticator app, or a passkey; recovery codes are shown once. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const { office } = context.get(officeRequest)
  const totp = { secret: text('secret'), uri: text('uri') }
  try {
    if (form.get('step') === 'totp') return { totp: withPicture(await office.startTotp()) }
    const { recovery_codes, reason } = form.has('passkey')
      ? await office.finishPasskey({ body: { answer: JSON.parse(text('passkey')), name: text('name') } })
      : await office.confirmTotp({ body: { code: text('code').trim() } })
    if (!reason) return { codes: recovery_codes ?? [] }
    return data({ fault: sentences[reason], ...(totp.uri && { totp: withPicture(totp) }) }, { status: 422 })
  } catch (error) {
    if (isRefusal(error, 401))
      return data({ fault: 'Log in first, then set up your second factor.' }, { status: 401 })
    if (isRefusal(error, 403)) return data({ fault: sentences.elevate }, { status: 403 })
    throw error
  }
}

const sentences = {
  credentials: 'Log in again, then set up your second factor.',
  code: 'This code is not right. Wait for the next one, and look that the clock of your device is right.',
  passkey: 'The passkey was not accepted. Try again, or use an app.',
  elevate: 'Confirm that it is you first: open “My account” and press “Confirm”.',
} as const

interface Outcome {
  readonly fault?: string
  readonly codes?: readonly string[]
  readonly totp?: Totp & { readonly picture: string }
}

export default function Enrol({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const to = safePath(query.get('to'))
  const { fault, codes, totp }: Outcome = actionData ?? {}
  if (codes) {
    return (
      <DoorFrame title="It is set up">
        {codes.length > 0 && <RecoveryCodes codes={codes} />}
        <a className={buttonClass('main')} href={`/office${to}`}>
          Continue
        </a>
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title="Your second factor">
      {fault && <Fault>{fault}</Fault>}
      {totp ? (
        <Form method="post" replace>
          <p>Scan this with your authenticator app, then type the six digits that it shows.</p>
          <img
            className={styles.qr}
            alt="QR code with the secret for your authenticator app; the secret stands below"
            src={`data:image/svg+xml,${encodeURIComponent(totp.picture)}`}
          />
          <p className={styles.secret}>
            Or type this secret: <code>{totp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <input type="hidden" name="secret" value={totp.secret} />
          <input type="hidden" name="uri" value={totp.uri} />
          <Field
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            autoFocus
          />
          <Button look="main">Confirm</Button>
        </Form>
      ) : (
        <>
          <p>A password alone opens nothing here. Choose what you have at hand.</p>
          <Form method="post" replace>
            <Button name="step" value="totp" look="main">
              An authenticator app
            </Button>
          </Form>
          <PasskeyForm />
        </>
      )}
    </DoorFrame>
  )
}

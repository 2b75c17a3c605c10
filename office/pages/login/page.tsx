import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { Fault } from '../../features/controls.tsx'
import { LogInFields } from '../../features/log-in-fields.tsx'
import { PasskeyButton } from '../../features/passkey-button.tsx'
import { refusalSentence } from '../../features/refusal-sentence.ts'
import { DoorFrame } from '../../frame/door-frame.tsx'
import { logIn } from '../../request/log-in.ts'
import { officeRequest } from '../../request/office-request.ts'
import { safePath } from '../../request/safe-path.ts'
import { findMe } from '../../request/session.ts'
import type { Route } from './+types/page'

export async function loader({ request, context }: Route.LoaderArgs) {
  const me = await findMe(context)
  const to = safePath(new URL(request.url).searchParams.get('to'))
  if (me) throw redirect(to)
  return null
}

/** A step of the log-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await logIn(context.get(officeRequest).office, form)
  if ('reason' in outcome) return data(outcome, { status: 401 })
  const to = safePath(form.get('to'))
  const query = `?to=${encodeURIComponent(to)}`
  if (outcome.next === 'done') throw redirect(to)
  throw redirect(outcome.next === 'enrol' ? `/enrol${query}` : `/login${query}&step=code`)
}

export default function LogIn({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const isBusy = useNavigation().state !== 'idle'
  const to = query.get('to') ?? '/'
  const isCode = query.get('step') === 'code'
  const fault = actionData ? refusalSentence(actionData) : null
  return (
    <DoorFrame title={isCode ? 'Your second factor' : 'Log in'}>
      {fault && <Fault>{fault}</Fault>}
      <Form method="post" replace>
        <input type="hidden" name="to" value={to} />
        <LogInFields isCode={isCode} isBusy={isBusy} />
      </Form>
      {isCode ? (
        <a href={`/office/login?to=${encodeURIComponent(to)}`}>Begin again</a>
      ) : (
        <PasskeyButton action="/login" to={to} />
      )}
    </DoorFrame>
  )
}

import { data, Form, redirect } from 'react-router'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { DoorFrame } from '../../frame/door-frame.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    const invitation = await context.get(officeRequest).office.getInvitation({ body: { token } })
    return { token, invitation }
  } catch (error) {
    if (isRefusal(error, 404, 422, 400)) return data({ token, invitation: null }, { status: 404 })
    throw error
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [token, name, password] = ['token', 'name', 'password'].map(field => String(form.get(field) ?? ''))
  const { office } = context.get(officeRequest)
  const body = { token: token ?? '', name: (name ?? '').trim(), password: password ?? '' }
  const { reason } = await office.acceptInvitation({ body })
  if (reason) return data({ reason, name: body.name }, { status: 422 })
  throw redirect('/enrol')
}

const reasons = {
  too_short: 'This password is too short: take at least 8 characters. A sentence is good.',
  known: 'This password is in lists that attackers try first. Take another one.',
  name: 'This password is too close to your name, your address or ours. Take another one.',
} as const

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation } = loaderData
  if (!invitation) {
    return (
      <DoorFrame title="This link is no longer good">
        <p>It was used, or is older than 24 hours. Ask an administrator for a new one.</p>
      </DoorFrame>
    )
  }
  const isReset = invitation.purpose === 'reset'
  return (
    <DoorFrame title={isReset ? 'A new password' : 'Welcome to the office'}>
      <p>
        For <strong>{invitation.email}</strong>. After this you set up your second factor.
      </p>
      {actionData && <Fault>{reasons[actionData.reason]}</Fault>}
      <Form method="post" replace>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={actionData?.name ?? invitation.name}
          help="Colleagues see it; visitors do not."
          required
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={8}
          maxLength={1000}
          required
        />
        <Button look="main">{isReset ? 'Change the password' : 'Continue'}</Button>
      </Form>
    </DoorFrame>
  )
}

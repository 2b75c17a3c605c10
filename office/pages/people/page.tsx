import { data, Form, redirect } from 'react-router'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Notice, Screen, softClass } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './people.module.css'

export function loader({ url, context }: Route.LoaderArgs) {
  requirePermission(context, 'person.read')
  const number = (name: string) => Math.max(0, Math.trunc(Number(url.searchParams.get(name)) || 0))
  const erased = { requests: number('requests'), files: number('files'), mails: number('mails') }
  return { erased: url.searchParams.has('erased') ? erased : null }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const email = String((await request.formData()).get('email') ?? '').trim()
    const refuse = (fault: string, status: number) => data({ email, fault }, { status })
    if (email === '') return refuse('Type an address first.', 422)
    try {
      const { key } = await context.get(officeRequest).office.findPerson({ body: { email } })
      return redirect(`/people/${key}`)
    } catch (error) {
      if (isRefusal(error, 400, 404, 422))
        return refuse('Nothing of your teams is stored under this address.', 404)
      if (isRefusal(error, 503))
        return refuse('The accounts cannot be reached, so nothing was searched. Try again in a minute.', 503)
      throw error
    }
  })

/** Finds everything under one address. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { erased } = loaderData
  const refused = actionData && 'fault' in actionData ? actionData : null
  return (
    <Screen title="People">
      {erased && !refused && (
        <Notice>
          Everything under the address is erased: {count(erased.requests, 'request')},{' '}
          {count(erased.files, 'file')}, {count(erased.mails, 'mail')} that had not left, and the account and
          the newsletter where there were any.
        </Notice>
      )}
      {refused && <Fault>{refused.fault}</Fault>}
      <Form method="post" action="/people" className={styles.form}>
        <Field
          label="Email address"
          name="email"
          type="email"
          maxLength={320}
          defaultValue={refused?.email}
          autoComplete="off"
          required
        />
        <Button look="main">Find</Button>
      </Form>
      <p className={softClass}>
        The whole address, as it was typed into a form. It does not appear in the log.
      </p>
    </Screen>
  )
}

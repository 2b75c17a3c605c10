import type { FieldErrors } from '../../../contract/gallery.ts'
import type { AccountCopy } from '../../features/account/copy/shape.ts'
import { interpolate } from '../../language/format.ts'
import type { AccountPagesCopy } from './copy/shape.ts'

export interface Submitted {
  readonly intent: string
  readonly errors: FieldErrors
  /** What was typed, but for passwords. */
  readonly values?: Readonly<Record<string, string>>
}

/** Errors of a form that came back, each with the id of its field, the bare 'Required field' with its label; form errors have no name. */
export const listErrors = (
  { intent, errors }: Submitted,
  form: Pick<AccountCopy['form'], 'listed' | 'required'>,
  copy: AccountPagesCopy,
) =>
  Object.entries(errors).flatMap(([name, sentences]) =>
    (sentences ?? []).map(error => {
      const label = labelOf(intent, name, copy)
      const text = label && error === form.required ? interpolate(form.listed, { label, error }) : error
      return { ...(name && { field: `${intent}-${name}` }), text }
    }),
  )

function labelOf(intent: string, name: string, { home, security, reset, proof }: AccountPagesCopy) {
  const { username, firstname, lastname } = home
  const names: Readonly<Record<string, string>> = { username, firstname, lastname, current: security.current }
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    password: { password: security.next, password2: security.again },
    email: { email: security.newEmail },
    ask: { email: reset.email },
    set: { password: reset.password, password2: reset.password2 },
  }
  return own[intent]?.[name] ?? names[name] ?? (name === 'password' ? proof.password : undefined)
}

/** The props of a form's fields, with what came back of them: `field('email')`. */
export const fieldOf =
  (form: AccountCopy['form'], intent: string, submitted: Submitted | undefined) => (name: string) => {
    const mine = submitted?.intent === intent ? submitted : undefined
    return {
      id: `${intent}-${name}`,
      name,
      required: true,
      errorLabel: form.error,
      errors: mine?.errors[name],
      ...(mine?.values?.[name] !== undefined && { defaultValue: mine.values[name] }),
    }
  }

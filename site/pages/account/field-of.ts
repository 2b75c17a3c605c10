import type { FieldErrors } from '../../../contract/gallery.ts'
import type { AccountCopy } from '../../frame/account/copy/shape.ts'

export interface Submitted {
  readonly intent: string
  readonly errors: FieldErrors
  /** What was typed, but for passwords. */
  readonly values?: Readonly<Record<string, string>>
}

/** What is wrong with a form that came back, each with the id of its field; what concerns the whole is under no name. */
export const listErrors = ({ intent, errors }: Submitted) =>
  Object.entries(errors).flatMap(([name, sentences]) =>
    (sentences ?? []).map(text => ({ ...(name && { field: `${intent}-${name}` }), text })),
  )

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

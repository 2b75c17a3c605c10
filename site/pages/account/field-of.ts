import type { FieldErrors } from '../../../contract/gallery.ts'
import type { AccountCopy } from '../../frame/account/copy/shape.ts'

export interface Submitted {
  readonly intent: string
  readonly errors: FieldErrors
  /** What was typed, but for passwords. */
  readonly values?: Readonly<Record<string, string>>
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

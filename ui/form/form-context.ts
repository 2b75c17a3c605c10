import { createContext, type ReactNode, useContext } from 'react'

/** The values of a form, as they are shown again: text, or the ticked boxes of a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** The context that the parts of a form read. */
export interface FormState {
  /** Before the ids of its fields. */
  readonly prefix: string
  /** Field to its label, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>
  readonly values: FormValues
  /** Field to its errors; only the first is shown beside it. */
  readonly errors: Readonly<Record<string, readonly string[] | undefined>>
  /** 'Validation error', for screen readers. */
  readonly errorLabel: string
  /** null: there are no errors. `field` is the id of a control. */
  readonly summary: {
    readonly heading: string
    readonly errors: readonly { readonly field?: string; readonly text: string }[]
  } | null
  readonly pending: boolean
  /** On the submit button while the form is pending. */
  readonly pendingLabel: string
}

export const emptyForm: FormState = {
  prefix: 'field',
  labels: {},
  values: {},
  errors: {},
  errorLabel: '',
  summary: null,
  pending: false,
  pendingLabel: '',
}

export const FormContext = createContext(emptyForm)

/** The props of every kind of field; omitted ones come from the form. */
export interface FieldProps {
  readonly name: string
  /** Of the control, and the anchor of its error. */
  readonly id?: string | undefined
  readonly label?: ReactNode
  readonly help?: ReactNode
  readonly errors?: readonly string[] | undefined
  readonly errorLabel?: string | undefined
}

/** A field of the form around it: the props of `Field`, those of its control, its value, and what is left of its props. */
export function useField<P extends FieldProps>({ name, id, label, help, errors, errorLabel, ...rest }: P) {
  const form = useContext(FormContext)
  const ownId = id ?? `${form.prefix}-${name}`
  const [error] = errors ?? form.errors[name] ?? []
  const described = [help && `${ownId}-help`, error !== undefined && `${ownId}-error`].filter(Boolean)
  return {
    field: {
      id: ownId,
      label: label ?? form.labels[name],
      help,
      error,
      errorLabel: errorLabel ?? form.errorLabel,
    },
    control: {
      id: ownId,
      name,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': described.join(' ') || undefined,
    },
    value: form.values[name],
    rest,
  }
}

/** The value of a field of text; undefined where the form has none. */
export const textOf = (value: FormValues[string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

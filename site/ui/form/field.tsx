import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { describedBy, FieldError } from './field-parts.tsx'

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  /** The field's id, and the anchor that an error summary links to. */
  readonly id: string
  readonly label: string
  /** The label is for listening only: what the field is for can be seen without it. */
  readonly labelHidden?: boolean
  readonly help?: string | undefined
  /** What is wrong with the value; only the first is shown. */
  readonly errors?: readonly string[] | undefined
  /** 'Validation error', for those who do not see the mark. */
  readonly errorLabel: string
}

/** A labelled input with its help and its first error, which are read out with it. */
export function Field({
  id,
  label,
  labelHidden = false,
  help,
  errors = [],
  errorLabel,
  ...input
}: FieldProps) {
  const [error] = errors
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, help, error)}
      />
      <FieldError id={id} error={error} errorLabel={errorLabel} />
    </div>
  )
}

export interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'type'> {
  readonly id: string
  readonly label: React.ReactNode
  readonly errors?: readonly string[] | undefined
  readonly errorLabel: string
}

/** A box to tick, with its sentence beside it. */
export function Check({ id, label, errors = [], errorLabel, ...input }: CheckProps) {
  const [error] = errors
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <div className={styles.check}>
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, undefined, error)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={id} error={error} errorLabel={errorLabel} />
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './field.module.css'

/** What every kind of field has, besides its control. */
export interface FieldBase {
  /** The field's id, and the anchor that an error summary links to. */
  readonly id: string
  readonly label: ReactNode
  readonly help?: ReactNode
  /** What is wrong with the value; only the first is shown. */
  readonly errors?: readonly string[] | undefined
  /** 'Validation error', for those who do not see the mark. */
  readonly errorLabel: string
}

export interface FieldErrorProps {
  readonly id: string
  readonly error: string | undefined
  readonly errorLabel: string
}

/** The first error of a field, read out with it. */
export function FieldError({ id, error, errorLabel }: FieldErrorProps) {
  if (error === undefined) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <span className="visually-hidden">{errorLabel}: </span>
      {error}
    </p>
  )
}

/** The ids of what is read out with a control. */
export function describedBy(id: string, help: ReactNode, error: string | undefined): string | undefined {
  const ids = [help && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A label, its help, the control and its error, one below the other. */
export function Labelled({
  id,
  label,
  help,
  errors = [],
  errorLabel,
  children,
}: FieldBase & { readonly children: ReactNode }) {
  const [error] = errors
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      <FieldError {...{ id, error, errorLabel }} />
    </div>
  )
}

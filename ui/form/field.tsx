import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldParts {
  readonly id: string
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error: string | undefined
  readonly errorLabel: string
}

/** A label, its help, the control and its error, one below the other. */
export function Field({
  id,
  label,
  help,
  error,
  errorLabel,
  children,
}: FieldParts & { readonly children: ReactNode }) {
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

/** The first error of a field, read out with it. */
export function FieldError({ id, error, errorLabel }: Pick<FieldParts, 'id' | 'error' | 'errorLabel'>) {
  if (error === undefined) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <span className="visually-hidden">{errorLabel}: </span>
      {error}
    </p>
  )
}

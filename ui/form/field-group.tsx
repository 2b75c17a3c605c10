import type { ReactNode } from 'react'
import styles from './choices.module.css'
import { FieldError, type FieldParts } from './field.tsx'

interface FieldGroupProps extends FieldParts {
  readonly describedBy: string | undefined
  readonly children: ReactNode
}

/** A legend, its help, its error and the controls of a choice. */
export function FieldGroup({ id, label, help, error, errorLabel, describedBy, children }: FieldGroupProps) {
  return (
    <fieldset
      className={styles.choices}
      data-invalid={error !== undefined || undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>{label}</legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <FieldError {...{ id, error, errorLabel }} />
      {children}
    </fieldset>
  )
}

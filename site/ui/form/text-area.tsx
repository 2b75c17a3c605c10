import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { describedBy, type FieldBase, Labelled } from './field-parts.tsx'

export type TextAreaProps = FieldBase & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'>

/** A field for several lines, which grows with what is written. */
export function TextArea({ id, label, help, errors, errorLabel, ...area }: TextAreaProps) {
  const error = errors?.[0]
  return (
    <Labelled {...{ id, label, help, errors, errorLabel }}>
      <textarea
        rows={6}
        {...area}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, help, error)}
      />
    </Labelled>
  )
}

import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { FieldError } from './field.tsx'
import { type FieldProps, useField } from './form-context.ts'

type CheckboxProps = Omit<FieldProps, 'help'> &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | keyof FieldProps>

/** A box to tick, with its sentence beside it. */
export function Checkbox(props: CheckboxProps) {
  const { field, control, value, rest } = useField(props)
  const { defaultChecked, ...input } = rest
  const { error } = field
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <div className={styles.check}>
        <input
          {...input}
          {...control}
          type="checkbox"
          defaultChecked={value === undefined ? defaultChecked : value === 'on'}
        />
        <label htmlFor={control.id}>{field.label}</label>
      </div>
      <FieldError {...field} />
    </div>
  )
}

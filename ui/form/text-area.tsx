import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { Field } from './field.tsx'
import { type FieldProps, textOf, useField } from './form-context.ts'

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'className' | keyof FieldProps>

/** A field for several lines, which grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { field, control, value, rest } = useField(props)
  const { defaultValue, ...area } = rest
  return (
    <Field {...field}>
      <textarea
        rows={6}
        {...area}
        {...control}
        className={`${styles.input} ${styles.area}`}
        defaultValue={textOf(value) ?? defaultValue}
      />
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { Field } from './field.tsx'
import { type FieldProps, textOf, useField } from './form-context.ts'

type TextInputProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'className' | keyof FieldProps>

/** A labelled input of one line, with its help and its first error. */
export function TextInput(props: TextInputProps) {
  const { field, control, value, rest } = useField(props)
  const { defaultValue, ...input } = rest
  return (
    <Field {...field}>
      <input {...input} {...control} className={styles.input} defaultValue={textOf(value) ?? defaultValue} />
    </Field>
  )
}

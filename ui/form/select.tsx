import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { Field } from './field.tsx'
import { type FieldProps, textOf, useField } from './form-context.ts'

export interface Option {
  readonly id: string
  readonly title: string
  /** The language of the title, where it is not the page's. */
  readonly lang?: string
}

type SelectProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'className' | keyof FieldProps> & {
    readonly options: readonly Option[]
    /** Shown before anything is chosen. */
    readonly empty: string
  }

/** One of a long list, by the browser's own control. */
export function Select(props: SelectProps) {
  const { field, control, value, rest } = useField(props)
  const { options, empty, defaultValue, ...select } = rest
  return (
    <Field {...field}>
      <select
        {...select}
        {...control}
        className={`${styles.input} ${styles.select}`}
        defaultValue={textOf(value) ?? defaultValue}
      >
        <option value="">{empty}</option>
        {options.map(option => (
          <option key={option.id} value={option.id} lang={option.lang}>
            {option.title}
          </option>
        ))}
      </select>
    </Field>
  )
}
